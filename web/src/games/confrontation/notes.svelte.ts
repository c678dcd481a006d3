/** One's own notes on hidden pieces, kept in this browser, table by table. */
type Notes = Record<string, string>;

const books: Record<string, Notes> = $state({});
const key = (table: string): string => `westmarch.notes.${table}`;

export function openNotes(table: string): void {
  if (books[table]) return;
  try {
    books[table] = JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Notes;
  } catch {
    books[table] = {};
  }
}

export const noteOn = (table: string, piece: string): string => books[table]?.[piece] ?? "";

export function setNote(table: string, piece: string, text: string): void {
  openNotes(table);
  const book = books[table];
  if (!book) return;
  book[piece] = text;
  try {
    localStorage.setItem(key(table), JSON.stringify(book));
  } catch {
    // A private window: the note lives as long as the page.
  }
}
