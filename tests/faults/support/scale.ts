import { randomInt } from "node:crypto";

/** `npm run test:faults` runs the long version of the fault tests, `npm test` the short one. */
export const isLong = process.env["FAULTS"] === "long";

/** Everything random in the fault tests comes from this number; a failure names it. */
export const faultSeed = Number(process.env["FAULTS_SEED"] || randomInt(1, 1_000_000));

/** The number of the one history to run. */
export const oneHistory = process.env["FAULTS_HISTORY"];

/** How to see a failure again. */
export const repeatBy = (test: "histories" | "crowd" | "kills" | "chat" | "soak", more = "") =>
  `repeat it with: npm run test:faults -- --only ${test} --seed ${faultSeed}${more}`;
