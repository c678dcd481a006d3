/** What a player sees of a table, and where it can be touched. Everything that the tests know of the page's insides is here. */
import { PATIENCE } from "./wait.mjs";

/** Put into every page before it loads: what is asked, what glows, what the list offers. */
export function eyes() {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  /** What may be chosen on the board, and the button that carries out what has been marked there. */
  const GLOWING = ':is([data-nav="legal"], [data-confirm])';
  const plainKey = (element) => {
    for (const [name, value] of Object.entries(element.dataset)) if (!["nav", "at", "point"].includes(name)) return `${name} ${value}`;
    return `thing ${element.getAttribute("aria-label") ?? element.textContent.trim().replaceAll(/\s+/g, " ")}`;
  };
  /** A name for each thing on the board; of several alike, the later ones carry a number. */
  const keys = () => {
    const met = new Map();
    return new Map(
      all("[data-nav], [data-confirm]").map((element) => {
        const plain = plainKey(element);
        met.set(plain, (met.get(plain) ?? 0) + 1);
        return [element, met.get(plain) > 1 ? `${plain} #${met.get(plain)}` : plain];
      }),
    );
  };
  const key = (element) => keys().get(element) ?? plainKey(element);
  /** The sheet that asks which of several choices is meant. */
  const WHICH = ".ask.sheet button, .overlay-menu [data-choice]";
  const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

  /** A choice is on its way, and what glows is what was asked before it; or the log has not been written yet. */
  const busy = () => document.querySelector(':is(.map, .log)[aria-busy="true"]') !== null;

  function look() {
    const names = keys();
    const sent = busy();
    const open = sent ? [] : all(`${GLOWING}:not([aria-pressed="true"])`);
    const glowing = open.map((element) => ({ key: names.get(element), ...middle(element.getBoundingClientRect()) }));
    const seen = {
      over: all(".ending").length > 0,
      curtain: all(".curtain").length > 0,
      prompt: document.querySelector("[data-prompt]")?.dataset.prompt ?? "",
      sentence: document.getElementById("prompt")?.innerText ?? "",
      glowing,
      options: sent ? [] : all("[data-token]").map((element) => element.dataset.token),
      lines: document.querySelectorAll(".log li").length,
      refused: all(".refusal").map((element) => element.innerText).join(),
      which: all(WHICH).length,
      pressed: all('[aria-pressed="true"]').length,
    };
    seen.mark = JSON.stringify([seen.prompt, seen.sentence, glowing.map((each) => each.key), seen.options, seen.lines, seen.refused, seen.which, seen.pressed, seen.over, seen.curtain]);
    return seen;
  }

  /** How far a browser looks around a finger for something that it might have meant: half of its widest patch, and a pixel. */
  const DRAWN = 17;
  /** What stands in other fields than this one, and could draw a finger to itself. */
  const strangers = (element) => [...document.querySelectorAll("[data-at] > *")].filter((piece) => piece.parentElement.dataset.at !== element.dataset.region).map((piece) => piece.getBoundingClientRect());
  const apart = (box, x, y) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

  /**
   * A point where a finger or a pointer meets this element and nothing else: the middle if it is free. A field that is small
   * and full may be met by what stands in it. A finger goes where nothing of another field is near, as anybody's would; where a
   * field is too narrow for that, as far away from it as it can.
   */
  function free(element) {
    const box = element.getBoundingClientRect();
    const others = navigator.maxTouchPoints && element.dataset.region ? strangers(element) : [];
    let best = null;
    let most = -1;
    let full = null;
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.08, 0.92];
    for (const dy of steps) {
      for (const dx of steps) {
        const x = box.left + box.width * dx;
        const y = box.top + box.height * dy;
        const met = document.elementFromPoint(x, y);
        if (met && (met === element || element.contains(met))) {
          const air = Math.min(DRAWN, ...others.map((each) => apart(each, x, y)));
          if (air >= DRAWN) return { x, y };
          if (air > most) [best, most] = [{ x, y }, air];
        }
        if (!full && element.dataset.region && met?.closest("[data-at]")?.dataset.at === element.dataset.region) full = { x, y };
      }
    }
    return best ?? full;
  }

  /** Scrolls as a player would until the element can be touched. */
  function reach(element) {
    for (const block of ["nearest", "center", "start", "end"]) {
      element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const point = free(element);
      if (point) return point;
    }
    return null;
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const told = (element) => element?.outerHTML.replace(/\s+/g, " ").slice(0, 160) ?? "nothing";

  /**
   * The point where an element can be touched, once it has come to rest: nobody clicks on what still moves.
   * Else what lies `over` it, or that it is `gone`: the page asks for something else by now.
   */
  async function rest(find) {
    await document.fonts.ready;
    let last = null;
    let still = 0;
    let gone = 0;
    for (let i = 0; i < 300 && gone < 30; i++) {
      const element = find();
      const point = element && reach(element);
      gone = element ? 0 : gone + 1;
      // New words may need letters of their own, and whatever they stand in moves when those arrive.
      const settled = document.fonts.status === "loaded" && point && last && point.x === last.x && point.y === last.y;
      still = settled ? still + 1 : 0;
      if (still >= 2) return point;
      last = point;
      await frame();
    }
    const element = find();
    if (!element) return { gone: true };
    const { x, y } = middle(element.getBoundingClientRect());
    return { over: told(document.elementFromPoint(x, y)) };
  }

  // A touch that would land beside what it was meant for is taken away, so that it does nothing else, and `hit` says so.
  let aim = null;
  /** A finger is drawn to the piece that stands in a field; to touch it there is to touch the field. */
  function meets(meant, target) {
    const at = target.closest?.("[data-at]")?.dataset.at;
    return meant !== null && (meant.contains(target) || (at !== undefined && at === meant.dataset.region));
  }
  const GUARDED = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  for (const type of GUARDED) {
    addEventListener(
      type,
      (event) => {
        if (!aim) return;
        if (type === "pointerdown") {
          aim.meant = aim.find();
          aim.hit = meets(aim.meant, event.target);
          aim.met = told(event.target);
          if (!aim.hit) aim.mark = look().mark;
        }
        if (aim.hit === false) {
          event.stopImmediatePropagation();
          event.preventDefault();
        }
        if (type === "click") {
          aim.clicked = true;
          aim.slipped = aim.hit && !meets(aim.meant, event.target);
          if (aim.slipped) aim.mark = look().mark;
          aim = null;
        }
      },
      true,
    );
  }
  let last = null;
  const finders = {
    glowing: (wanted) => () => [...keys()].find(([element, key]) => key === wanted && element.matches(GLOWING))?.[0] ?? null,
    which: () => () => all(WHICH)[0] ?? null,
    token: (wanted) => () => all("[data-token]").find((element) => element.dataset.token === wanted) ?? null,
  };
  async function take(kind, wanted) {
    const find = finders[kind](wanted);
    const point = await rest(find);
    aim = last = { find, hit: null };
    return point;
  }
  const waiting = async (holds, milliseconds) => {
    const end = performance.now() + milliseconds;
    while (!holds() && performance.now() < end) await frame();
    return holds();
  };

  /** Whether the touch met what it was meant for, and made a click: on a busy machine a tap may last so long that it is none. */
  async function landed() {
    const mine = last;
    await waiting(() => mine.hit !== null, 10_000);
    const clicked = await waiting(() => mine.clicked, 1500);
    aim = null;
    return { done: Boolean(mine.hit && clicked), hit: mine.hit, slipped: mine.slipped, met: mine.met, mark: mine.mark };
  }

  // Whoever waits for a change looks again only where something has changed: looking costs the page time.
  let changes = 0;
  let looked = { at: -1, seen: null };
  new MutationObserver(() => changes++).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ["scroll", "resize"]) addEventListener(type, () => changes++, true);
  function glance() {
    if (looked.at !== changes) looked = { at: changes, seen: look() };
    return looked.seen;
  }

  globalThis.sight = { look, glance, rest, take, landed, all, key, shown };
}

export const see = (page) => page.evaluate(() => globalThis.sight.look());

/** Waits until something can be chosen here, or all is over. */
export async function asked(page, timeout = PATIENCE) {
  const seen = await page.waitForFunction(
    () => {
      const now = globalThis.sight.glance();
      return (now.over || now.curtain || now.options.length || now.glowing.length) && now;
    },
    null,
    { timeout },
  );
  return seen.jsonValue();
}

/** Waits until the page shows something else than it did. */
export async function changed(page, mark, what, timeout = PATIENCE) {
  await page
    .waitForFunction((before) => globalThis.sight.glance().mark !== before, mark, { timeout })
    .catch(async (error) => {
      throw new Error(`nothing came of ${what}: ${error.message}; the page shows ${JSON.stringify(await see(page))}`);
    });
}

/**
 * Touches what is meant, and throws if it cannot be touched or is not where it was aimed at: nothing may move under a hand.
 * False if it is not there any more, or the page has come to show something else than `mark`: others play meanwhile.
 * `kind` is "glowing" (by its key), "token" (a line of the list) or "which" (the first answer to "which?").
 */
export async function touch(page, hand, kind, wanted, mark) {
  let last;
  for (let i = 0; i < 3; i++) {
    const point = await page.evaluate(([kind, wanted]) => globalThis.sight.take(kind, wanted), [kind, wanted]);
    if (point.gone) return false;
    if (point.over) throw new Error(`${wanted ?? kind} is there to be chosen, but over it lies ${point.over}`);
    await hand(page, point);
    last = await page.evaluate(() => globalThis.sight.landed());
    if ((last.slipped || last.hit === false) && mark !== undefined && last.mark !== mark) return false;
    if (last.slipped) throw new Error(`${wanted ?? kind} moves between press and release`);
    if (last.done) return true;
    if (last.hit === false) throw new Error(`${wanted ?? kind} moves away under the hand, which meets ${last.met}`);
    // A busy machine made the tap so long that it was none: that is the machine's, not the page's.
  }
  throw new Error(`no short press of ${wanted ?? kind} makes a click: ${JSON.stringify(last)}`);
}
