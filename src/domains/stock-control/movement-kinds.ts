/** Why a stock changes, as its movements say. */
export const movementKinds = [
  "initial",
  "sale",
  "return",
  "adjustment",
  "received",
  "counted",
  "replacement",
  "damaged",
  "bulk",
] as const;
export type MovementKind = (typeof movementKinds)[number];
