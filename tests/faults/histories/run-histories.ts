import type { TestMarket } from "../../support/open-test-market.ts";
import { faultSeed, isLong, oneHistory, repeatBy } from "../support/scale.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { checkEnd, checkStep } from "./check-world.ts";
import { openingOf, takeStep } from "./steps.ts";
import { openImpatientMarket, openWorld, type World } from "./world.ts";

/** A new market after so many histories: what is checked after each step is all that is in it. */
const historiesPerMarket = 25;

/** How often each step led to what. */
export type Seen = Map<string, number>;

/** Runs the histories of these numbers, one after another. */
export async function runHistories(numbers: number[], seen: Seen): Promise<void> {
  for (let from = 0; from < numbers.length; from += historiesPerMarket) {
    const market = await openImpatientMarket();
    const paidOut: World["paidOut"] = new Map();
    try {
      for (const number of numbers.slice(from, from + historiesPerMarket))
        await runHistory(market, number, { seen, paidOut });
    } finally {
      await market.close();
    }
    if (isLong) console.log(`${from + historiesPerMarket} of ${numbers.length} in this lane`);
  }
}

async function runHistory(
  market: TestMarket,
  number: number,
  { seen, paidOut }: { seen: Seen; paidOut: World["paidOut"] },
): Promise<void> {
  const random = seededRandom(faultSeed * 1_000_003 + number);
  const world = await openWorld(market, random, paidOut);
  try {
    const opening = openingOf(number);
    const randomSteps = random.times(random.between(4, 16), () => undefined);
    for (const step of [...opening, ...randomSteps]) {
      await takeStep(world, step);
      await checkStep(world);
    }
    await checkEnd(world);
  } catch (cause) {
    throw new Error(
      `history ${number}\n${traceOf(world)}\n${repeatBy("histories", ` --history ${number}`)}`,
      {
        cause,
      },
    );
  }
  if (oneHistory) console.log(traceOf(world));
  for (const line of world.trace) seen.set(line, (seen.get(line) ?? 0) + 1);
}

const traceOf = ({ trace }: World) => trace.map((line, index) => `${index + 1}. ${line}`).join("\n");
