/** How soon a move is drawn: counted in frames, and in the machine's own idle frames. */

/** Put into a page: notes, for each update with such an event, how long after its arrival the frame with the change was done. */
export function stopwatch({ board, events }) {
  globalThis.drawn = [];
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", (message) => {
        const told = JSON.parse(message.data);
        const drawing = document.querySelector(board);
        if (told.type !== "update" || !drawing || !told.events.some((event) => events.includes(event.event))) return;
        const arrived = performance.now();
        let frames = 0;
        let drawn = false;
        const count = () => {
          frames++;
          if (!drawn) requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              drawn = true;
              globalThis.drawn.push({ frames, time: performance.now() - arrived });
            }),
          );
        });
        watcher.observe(drawing, { childList: true, subtree: true, attributes: true, characterData: true });
      });
    }
  };
}

/** The machine's own beat while nothing happens: what one frame is, here and now. */
export const beat = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const times = [];
        const step = (now) => {
          times.push(now);
          if (times.length < 40) requestAnimationFrame(step);
          else resolve(times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b)[19]);
        };
        requestAnimationFrame(step);
      }),
  );

export const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
