import { describe, expect, it } from "vitest";
import type { Review, ReviewPoint } from "../src/lib/protocol";
import { apart, beyond, line, luckOf, path, pointAt, shownOf, standing, turn, turnings, verdict } from "../src/lib/review";

const point = (more: Partial<ReviewPoint>): ReviewPoint => ({
  position: 1,
  seat: "one",
  token: "a",
  prompt: "turn",
  chances: { one: 0.5, two: 0.5 },
  loss: 0,
  best: "a",
  options: [],
  luck: { one: 0, two: 0 },
  revised: { one: 0, two: 0 },
  ...more,
});

const review = (points: ReviewPoint[]): Review => ({
  game: "test",
  options: {},
  seats: ["one", "two"],
  outcome: { winners: ["one"], reason: "", scores: {} },
  judge: "ranger",
  start: { one: 0.5, two: 0.5 },
  points,
  players: {},
  turning_points: [2, 5, 9],
});

describe("the curve", () => {
  const made = review([point({ position: 1, chances: { one: 1, two: 0 } }), point({ position: 3, chances: { one: 0.25, two: 0.75 } })]);

  it("runs from left to right, victory above", () => {
    expect(line(made, "one", 4, 200, 80)).toEqual([{ x: 0, y: 40 }, { x: 100, y: 0 }, { x: 200, y: 60 }]);
    expect(line(made, "two", 4, 200, 80).map((dot) => dot.y)).toEqual([40, 80, 20]);
    expect(path(line(made, "one", 4, 200, 80))).toBe("M0 40L100 0L200 60");
  });
  it("stands, between two choices, where the last one left it", () => {
    expect(standing(made, 1)).toEqual({ one: 0.5, two: 0.5 });
    expect(standing(made, 3)).toEqual({ one: 1, two: 0 });
    expect(standing(made, 4)).toEqual({ one: 0.25, two: 0.75 });
  });
  it("shows a choice at the position that it led to, and none where nothing was to be chosen", () => {
    expect(pointAt(made, 2)?.position).toBe(1);
    expect(pointAt(made, 3)).toBeNull();
    expect(pointAt(made, 0)).toBeNull();
  });
  it("has turning points before and behind", () => {
    expect(turnings(made)).toEqual([3, 6, 10]);
    expect(beyond(turnings(made), 6, 1)).toBe(10);
    expect(beyond(turnings(made), 6, -1)).toBe(3);
    expect(beyond(turnings(made), 10, 1)).toBeNull();
    expect(beyond(turnings(made), 0, -1)).toBeNull();
  });
  it("has names that do not lie on one another", () => {
    expect(apart([50, 10], 15, 100)).toEqual([50, 10]);
    expect(apart([50, 50], 15, 100)).toEqual([50, 65]);
    expect(apart([100, 98, 99], 15, 100)).toEqual([100, 70, 85]);
  });
});

describe("a choice in words", () => {
  it("is judged by what it gave away", () => {
    expect(verdict(point({ loss: 0 }))).toBe("best");
    expect(verdict(point({ loss: 0.004, best: "b" }))).toBe("best");
    expect(verdict(point({ loss: 0.03, best: "b" }))).toBe("good");
    expect(verdict(point({ loss: 0.08, best: "b" }))).toBe("slip");
    expect(verdict(point({ loss: 0.2, best: "b" }))).toBe("mistake");
  });
  it("turns a game by itself, or by what chance made of it", () => {
    expect(turn(point({ loss: 0.2, best: "b", luck: { one: -0.1, two: 0.12 } }))).toEqual({ kind: "choice", seat: "one", by: -0.2 });
    expect(turn(point({ loss: 0.05, best: "b", luck: { one: -0.1, two: 0.12 } }))).toEqual({ kind: "luck", seat: "two", by: 0.12 });
    expect(turn(point({ loss: 0.05, best: "b", revised: { one: 0.2, two: -0.1 } }))).toEqual({ kind: "revised", seat: "one", by: 0.2 });
    expect(turn(point({ loss: 0.01, luck: {} }))).toEqual({ kind: "choice", seat: "one", by: -0.01 });
  });
  it("turns it for whoever gained, and against somebody only where nobody gained about as much", () => {
    expect(turn(point({ luck: { one: -0.72, two: 0.7 } }))).toEqual({ kind: "luck", seat: "two", by: 0.7 });
    expect(turn(point({ revised: { one: 0.86, two: -0.87 } }))).toEqual({ kind: "revised", seat: "one", by: 0.86 });
    expect(turn(point({ revised: { one: 0.02, two: -0.15 } }))).toEqual({ kind: "revised", seat: "two", by: -0.15 });
    expect(turn(point({ luck: { one: -0.2, two: -0.2 } }))).toEqual({ kind: "luck", seat: "one", by: -0.2 });
  });
  it("turns it by no more than the whole game, though what was given in the same choice is reckoned besides", () => {
    expect(turn(point({ loss: 0.21, revised: { one: 0.1, two: -1.21 } }))).toEqual({ kind: "revised", seat: "two", by: -1 });
  });
  it("tells luck that is worth telling, the greatest first", () => {
    expect(luckOf(point({ luck: { one: 0.02, two: -0.3, three: 0.004 } }))).toEqual([{ seat: "two", by: -0.3 }, { seat: "one", by: 0.02 }]);
  });
  it("is shown beside the best, however far behind them it stands", () => {
    const options = ["b", "c", "d", "e", "a"].map((token, i) => ({ token, chance: 0.9 - i / 10 }));
    expect(shownOf(point({ options, best: "b", loss: 0.3 }), 2).map((option) => option.token)).toEqual(["b", "c", "a"]);
    expect(shownOf(point({ options, best: "b", token: "b" }), 2).map((option) => option.token)).toEqual(["b", "c"]);
  });
  it("is worth what its loss leaves of the best, and stands first where nothing was lost", () => {
    const options = [{ token: "b", chance: 0.6 }, { token: "a", chance: 0.1 }];
    expect(shownOf(point({ options: [...options, { token: "c", chance: 0.7 }], best: "b", loss: 0.25 }), 3).map((option) => option.chance)).toEqual([0.6, 0.35, 0.6]);
    expect(shownOf(point({ options, best: "b", loss: 0.25 }), 3)[1]).toEqual({ token: "a", chance: 0.35 });
    expect(shownOf(point({ options, best: "b", loss: 0 }), 3)).toEqual([{ token: "a", chance: 0.6 }, { token: "b", chance: 0.6 }]);
    expect(shownOf(point({ options, best: "b", loss: 0.006 }), 3)[0]).toEqual({ token: "a", chance: 0.6 });
  });
});
