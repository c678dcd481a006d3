/** Shortcuts to a position that is far from the start: the way there is not what is tested. */

/**
 * Plays the seats of this browser over a socket of its own, by chance and by what is wished for, until somebody of them is
 * asked what matches (and `where` holds, a piece of JavaScript over `table` and `decision` of the view and the `clocks` of the seats). Says how many
 * choices it took. `soon`: as soon as `where` holds of the clocks, whoever is asked then. A game of five hundred choices would be a long evening by clicks.
 */
export const rush = (page, { table, until, where = "true", seed = 1, wishes = [], shuns = [], most = 6000, soon = false }) =>
  page.evaluate(
    async ([table, until, where, seed, wishes, shuns, most, soon]) => {
      const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`);
      let state = seed >>> 0;
      const chance = (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 4294967296) * below);
      };
      const asked = new RegExp(until);
      const holds = new Function("table", "decision", "clocks", `return ${where}`);
      const wanted = wishes.map((each) => new RegExp(each));
      const shunned = shuns.map((each) => new RegExp(each));
      const pick = (tokens) => {
        for (const wish of wanted) {
          const found = tokens.filter((token) => wish.test(token));
          if (found.length) return found[chance(found.length)];
        }
        const rest = tokens.filter((token) => !shunned.some((each) => each.test(token)));
        return (rest.length ? rest : tokens)[chance((rest.length ? rest : tokens).length)];
      };
      const eyes = new Map();
      let clocks = {};
      let made = 0;
      return await new Promise((resolve, reject) => {
        const finish = (settle, value) => {
          socket.close();
          settle(value);
        };
        const next = () => {
          const all = [...eyes.values()];
          if (all.some((eye) => eye.view.outcome)) return finish(resolve, { made, over: true });
          if (soon && holds({}, {}, clocks)) return finish(resolve, { made, over: false });
          const eye = all.find((each) => each.view.decision && each.ask !== null);
          if (!eye) return;
          if (asked.test(eye.view.decision.prompt) && holds(eye.view.table, eye.view.decision, clocks)) return finish(resolve, { made, over: false, seat: eye.seat, prompt: eye.view.decision.prompt });
          if (made >= most) return finish(reject, new Error(`not asked ${until} in ${made} choices`));
          made++;
          socket.send(JSON.stringify({ type: "play", id: made, seat: eye.seat, ask: eye.ask, token: pick(eye.view.decision.tokens) }));
          eye.ask = null;
        };
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1 }));
        socket.onerror = () => finish(reject, new Error("the socket broke"));
        socket.onmessage = (message) => {
          const told = JSON.parse(message.data);
          clocks = told.clocks ?? told.table?.clocks ?? clocks;
          if (told.type === "welcome") for (const eye of told.eyes) eyes.set(eye.seat, { seat: eye.seat, ask: eye.ask, view: eye.view });
          else if (told.type === "update") eyes.set(told.seat, { seat: told.seat, ask: told.ask, view: told.view });
          else if (told.type === "refused" && told.code !== "stale") return finish(reject, new Error(told.message));
          else if (told.type !== "over") return;
          next();
        };
      });
    },
    [table, until, where, seed, wishes, shuns, most, soon],
  );

/** One's own seat is played by the computer from now on. */
export const handOver = (page, table, seat, agent = "random") =>
  page.evaluate(
    async ([table, seat, agent]) => {
      const answer = await fetch(`/api/tables/${table}/agent`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ seat, agent }) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [table, seat, agent],
  );
