import * as decisions from "./decision-steps.ts";
import * as disputes from "./dispute-steps.ts";
import * as market from "./market-steps.ts";
import * as parcels from "./parcel-steps.ts";
import * as problems from "./problem-steps.ts";
import * as promotions from "./promotion-steps.ts";
import * as shopping from "./shopping-steps.ts";
import type { World } from "./world.ts";

/** Says what came of it; undefined if there was nothing to do it to. */
type Step = (world: World) => Promise<string | undefined> | undefined;

/** What can happen in a history, and how often among the rest. What the provider does by itself belongs to the last rows. */
const table: [weight: number, name: string, step: Step][] = [
  [1, "quote", shopping.quote],
  [8, "begin", shopping.begin],
  [11, "pay", shopping.pay],
  [3, "comeBack", shopping.comeBack],
  [2, "giveUp", shopping.giveUp],
  [1, "accept", parcels.accept],
  [8, "ship", parcels.ship],
  [2, "deliver", parcels.deliver],
  [5, "receive", parcels.receive],
  [5, "cancel", parcels.cancel],
  [7, "refund", parcels.refund],
  [2, "restock", market.restock],
  [2, "changePrice", market.changePrice],
  [1, "hideOrShow", market.hideOrShow],
  [1, "pause", market.pause],
  [5, "payOut", market.payOut],
  [5, "wait", market.wait],
  [1, "waitWeeks", market.waitWeeks],
  [6, "runJobs", market.runJobs],
  [2, "runSchedules", market.runSchedules],
  [2, "trouble", market.trouble],
  [4, "calm", market.calm],
  [4, "event", shopping.event],
  [2, "expire", shopping.expire],
  [4, "dispute", disputes.dispute],
  [4, "decide", disputes.decide],
  [3, "answer", disputes.answer],
  [3, "refundOutside", disputes.refundOutside],
  [3, "assign", disputes.assign],
  [3, "refundComesBack", disputes.comeBack],
  [4, "reportProblem", problems.reportSomething],
  [14, "moveProblem", problems.moveProblem],
  [2, "promote", promotions.promote],
  [1, "movePromotion", promotions.movePromoted],
  [1, "suspend", decisions.suspend],
  [3, "reinstate", decisions.reinstate],
  [1, "takeDown", decisions.takeDown],
  [2, "restore", decisions.restore],
  [1, "pausePayouts", decisions.stopPayouts],
  [2, "resumePayouts", decisions.resume],
];

const steps = new Map(table.map(([, name, step]) => [name, step]));
export const stepNames = [...steps.keys()];
const deck = table.flatMap(([weight, name]) => Array.from({ length: weight }, () => name));

/** Two tries of each, so that mostly all of an order comes. */
const deliver = ["begin", "pay", "pay", "comeBack", "runSchedules", "ship", "ship", "receive", "receive"];

/** How a history may begin, so that some of them get far, and a few of them see each thing that can happen. */
const openings = [
  [],
  ["begin", "pay"],
  ["begin", "pay", "comeBack", "runJobs", "ship"],
  ["begin", "pay", "runSchedules", "ship", "receive", "waitWeeks", "payOut", "runJobs"],
  ["begin", "pay", "runSchedules", "ship", "dispute"],
  [...deliver, "reportProblem", "moveProblem", "moveProblem", "moveProblem"],
  [...deliver, "reportProblem", "dispute", "decide", "moveProblem"],
  ["promote", "promote", "begin", "pay", "movePromotion", "begin", "pay", "ship", "refund", "refund"],
  ["begin", "pay", "runSchedules", "ship", "dispute", "decide"],
  ["begin", "pay", "runSchedules", "cancel", "begin", "pay", "runSchedules", "ship", "refund"],
  ["begin", "pay", "runSchedules", "suspend", "waitWeeks", "runSchedules", "reinstate"],
  ["takeDown", "pausePayouts", "begin", "pay", "restore", "resumePayouts"],
  ["begin", "pay", "runSchedules", "refundOutside", "refundOutside", "assign", "refundComesBack"],
  ["begin", "pay", "runSchedules", "refundOutside", "refundComesBack", "refundOutside", "assign"],
  ["begin", "pay", "runSchedules", "cancel", "runJobs", "refundComesBack", "runJobs"],
];

/** The names of a history's first steps: the histories take turns. */
export const openingOf = (number: number): string[] => openings[number % openings.length]!;

/** Takes a step, a random one unless it is named, and writes into the trace what came of it. */
export async function takeStep(world: World, named?: string): Promise<void> {
  const name = named ?? world.random.pick(deck);
  world.trace.push(name);
  const result = await steps.get(name)!(world);
  world.trace.pop();
  if (result !== undefined) world.trace.push(`${name}: ${result}`);
  // There was nothing to do it to.
  else if (!named) await takeStep(world);
}
