/** Our own line icons for the interface, on a grid of 24. */
const lines: Record<string, string> = {
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  close: "M6 6l12 12M18 6 6 18",
  play: "M7 4v16l13-8z",
  pause: "M8 5v14M16 5v14",
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M15 5 8 12l7 7",
  next: "M9 5l7 7-7 7",
  last: "M18 5v14M5 5l10 7-10 7z",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  gear: "M4 8h9M19 8h1M4 16h1M11 16h9M16 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 4-6 8-6s8 2 8 6",
  machine: "M6 8h12v10H6zM12 4v4M9 12h.01M15 12h.01M9 15h6M3 12v3M21 12v3",
  open: "M12 5v14M5 12h14",
  watch: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.5h.01",
  check: "M5 13l4 4L19 7",
  skip: "M5 5l7 7-7 7M13 5l7 7-7 7",
  question: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18h.01",
  log: "M5 5h14M5 10h14M5 15h9M5 20h9",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  menu: "M4 7h16M4 12h16M4 17h16",
};

export default lines;
