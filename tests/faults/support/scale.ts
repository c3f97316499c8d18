import { randomInt } from "node:crypto";

/** `npm run test:faults` runs the long version of the fault tests, `npm test` the short one. */
export const isLong = process.env.FAULTS === "long";

/** Everything random in the fault tests comes from this number; a failure names it. */
export const faultSeed = Number(process.env.FAULTS_SEED || randomInt(1, 1_000_000));

/** The number of the one history to run. */
export const oneHistory = process.env.FAULTS_HISTORY;

/** A part of the histories, from one number on: many parts under one seed are a long run. */
export const someHistories = process.env.FAULTS_COUNT
  ? { from: Number(process.env.FAULTS_FROM), count: Number(process.env.FAULTS_COUNT) }
  : undefined;

/** How to see a failure again. */
export const repeatBy = (test: "histories" | "crowd" | "kills" | "chat" | "soak", more = "") =>
  `repeat it with: npm run test:faults -- --only ${test} --seed ${faultSeed}${more}`;
