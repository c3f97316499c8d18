import { expect, test } from "vitest";
import { runHistories, type Seen } from "./histories/run-histories.ts";
import { stepNames } from "./histories/steps.ts";
import { faultSeed, isLong, oneHistory, someHistories } from "./support/scale.ts";

const count = someHistories?.count ?? (isLong ? 5_000 : 40);
const isWhole = !oneHistory && !someHistories;
/** Several markets at once, each with its own histories: one waits for its database while another works. */
const lanes = 3;

test("whatever is bought, paid, refused, sent, refunded, edited and paid out, in whatever order: all invariants hold after each step", {
  timeout: isLong ? 7_200_000 : 300_000,
}, async () => {
  console.log(`seed ${faultSeed}`);
  const seen: Seen = new Map();
  const started = Date.now();
  let ran = 0;
  const run = async (numbers: number[]) => {
    ran += numbers.length;
    await Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        runHistories(
          numbers.filter((number) => number % lanes === lane),
          seen,
        ),
      ),
    );
  };
  const first = someHistories?.from ?? 0;
  const next = (length: number) => Array.from({ length }, (_, index) => first + ran + index);
  await run(oneHistory ? [Number(oneHistory)] : next(count));
  // Chance may leave something out of so few: then some more, up to so many that it cannot.
  while (isWhole && ran < 10 * count && missingIn(seen).length > 0) await run(next(30));
  console.log(`${ran} histories in ${Math.round((Date.now() - started) / 1_000)} s`, figuresOf(seen));
  console.log("how often each step was taken", takenOf(seen));
  if (isWhole) expect(missingIn(seen)).toEqual([]);
});

function figuresOf(seen: Seen) {
  const sumOf = (pattern: RegExp) =>
    [...seen].filter(([line]) => pattern.test(line)).reduce((sum, [, times]) => sum + times, 0);
  return {
    steps: sumOf(/./),
    paid: sumOf(/^pay: paid/),
    shipped: sumOf(/^ship: .*done/),
    cancelled: sumOf(/^cancel: .*done/),
    refunded: sumOf(/^refund: .*done/),
    disputed: sumOf(/^dispute: opened/),
    decided: sumOf(/^(decide: (won|lost)|answer: (answer|accept): done)/),
    cameBack: sumOf(/^refundComesBack: heard/),
    problems: sumOf(/^reportProblem: .*done/),
    promoted: sumOf(/^promote: .*done/),
    suspended: sumOf(/^suspend: done/),
    cutOff: sumOf(/^runSchedules: .*cut off/),
    reinstated: sumOf(/^reinstate: done/),
    takenDown: sumOf(/^takeDown: done/),
    restored: sumOf(/^restore: done/),
    payoutsPaused: sumOf(/^pausePayouts: done/),
    payoutsResumed: sumOf(/^resumePayouts: done/),
    paidOut: sumOf(/^payOut: (run: [1-9]|(request|bank).*done)/),
  };
}

/** How often each kind of step was taken and had something to do it to. */
const takenOf = (seen: Seen) =>
  Object.fromEntries(
    stepNames.map((name) => [
      name,
      [...seen].reduce((sum, [line, times]) => (line.startsWith(`${name}: `) ? sum + times : sum), 0),
    ]),
  );

/** Kinds of steps that were never taken, and what never came of one. */
const missingIn = (seen: Seen) => [
  ...new Set(
    [...Object.entries(takenOf(seen)), ...Object.entries(figuresOf(seen))]
      .filter(([, times]) => times === 0)
      .map(([name]) => name),
  ),
];
