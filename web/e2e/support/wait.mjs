/** How long anything may take on a busy machine before it counts as broken. */
export const PATIENCE = Number(process.env.E2E_PATIENCE ?? 60_000);

/** Asks again and again, outside the browser, until the answer is yes. */
export async function until(what, holds, patience = PATIENCE) {
  const end = performance.now() + patience;
  for (;;) {
    const found = await holds();
    if (found) return found;
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
