import { z } from "zod";

/** What can go wrong, by the form in which it goes wrong. The page lists them in this order. */
export const switches = {
  events: ["duplicate", "delay", "reorder", "forge", "lose"],
  sessions: ["expire"],
  calls: ["slowBefore", "slowAfter", "tooMany", "failBefore", "failAfter", "dropBefore", "dropAfter"],
} as const;

export type Kind = keyof typeof switches;
export type Switch = (typeof switches)[Kind][number];
export const kinds = Object.keys(switches) as Kind[];
export const allSwitches: readonly Switch[] = kinds.flatMap((kind): readonly Switch[] => switches[kind]);

/** From 0, never, to 1, always. */
const probability = z.number().min(0).max(1).default(0);
const longestWait = 3_600_000;

/** What is not named is off. */
export const chaosPolicy = z.strictObject({
  ...(Object.fromEntries(allSwitches.map((name) => [name, probability])) as Record<
    Switch,
    typeof probability
  >),
  /** The same seed makes the same choices. */
  seed: z.number().int().min(0).max(2_147_483_647).default(1),
  /** How long a slow call takes, and within how long a late event comes and a page ends. */
  milliseconds: z.number().int().min(0).max(longestWait).default(500),
  /** The beginning of the calls that are disturbed, such as `POST /v1/refunds`; every call unless told. */
  only: z.string().max(200).default(""),
});

export type ChaosPolicy = z.output<typeof chaosPolicy>;
