/** Whether the page is laid out for a phone, as the shell has it. */
class Narrow {
  is = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const query = matchMedia("(max-width: 899px)");
    this.is = query.matches;
    query.addEventListener("change", () => (this.is = query.matches));
  }
}

export const narrow = new Narrow();
