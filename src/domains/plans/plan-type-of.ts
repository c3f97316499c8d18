import type { PlanType } from "./plan-table.ts";

const known = ["freemium", "basic", "premium", "enterprise"] as const satisfies readonly PlanType[];

/** `professional` is another name of `premium` (decision 3); null for a plan that is none. */
export function planTypeOf(stored: string): PlanType | null {
  if (stored === "professional") return "premium";
  return known.find((plan) => plan === stored) ?? null;
}
