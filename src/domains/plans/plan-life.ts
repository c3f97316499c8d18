import type { PlanType } from "./plan-table.ts";

/** After a failed renewal, or the end of the free months, a shop stays open this long (R41). */
export const graceDays = 14;
/** Days before the end of the free months on which the vendor is notified (R41). */
export const noticeDays = [30, 7, 1] as const;

/** A vendor's actions on its plan; `cancel` is a downgrade to freemium. */
export const planActions = ["subscribe", "upgrade", "downgrade", "cancel", "undo"] as const;
export type PlanAction = (typeof planActions)[number];

export const planStates = [
  "free",
  "freeGrace",
  "freeOver",
  "subscribed",
  "changing",
  "ending",
  "pastDue",
  "unpaid",
  "enterprise",
] as const;
export type PlanState = (typeof planStates)[number];

type Row = { isHidden: boolean; may: Partial<Record<PlanAction, PlanState>> };

/**
 * The life of a vendor's plan: the actions that each state allows, and the resulting states. Other changes come with
 * time and from the provider: free months end, renewals fail and are paid, periods end.
 */
export const planLife: Record<PlanState, Row> = {
  free: { isHidden: false, may: { subscribe: "subscribed" } },
  freeGrace: { isHidden: false, may: { subscribe: "subscribed" } },
  freeOver: { isHidden: true, may: { subscribe: "subscribed" } },
  subscribed: {
    isHidden: false,
    may: { upgrade: "subscribed", downgrade: "changing", cancel: "ending" },
  },
  changing: { isHidden: false, may: { downgrade: "changing", cancel: "ending", undo: "subscribed" } },
  ending: { isHidden: false, may: { downgrade: "changing", cancel: "ending", undo: "subscribed" } },
  pastDue: { isHidden: false, may: { cancel: "pastDue", undo: "pastDue" } },
  unpaid: { isHidden: true, may: { cancel: "unpaid", undo: "unpaid" } },
  enterprise: { isHidden: false, may: {} },
};

export type PlanFacts = {
  planType: PlanType | null;
  planExpiresAt: Date | null;
  status: string | null;
  nextPlanType: PlanType | null;
  pastDueSince: Date | null;
};

const dayMs = 86_400_000;
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

/** The days left until then, with fractions. */
export const daysUntil = (moment: Date, now: Date) => (moment.getTime() - now.getTime()) / dayMs;

/** When an unpaid shop's grace period ends; null if nothing is owed. */
export function graceEndOf({ planType, planExpiresAt, pastDueSince }: PlanFacts): Date | null {
  if (pastDueSince) return daysAfter(pastDueSince, graceDays);
  return planType === "freemium" && planExpiresAt ? daysAfter(planExpiresAt, graceDays) : null;
}

/** A plan's state at a moment. */
export function planStateOf(facts: PlanFacts, now: Date): PlanState {
  if (facts.planType === "enterprise") return "enterprise";
  const isOver = (graceEndOf(facts) ?? daysAfter(now, 1)) <= now;
  if (facts.pastDueSince) return isOver ? "unpaid" : "pastDue";
  if (facts.planType === "freemium" || !facts.status) {
    if (isOver) return "freeOver";
    return facts.planType === "freemium" && facts.planExpiresAt && facts.planExpiresAt <= now
      ? "freeGrace"
      : "free";
  }
  if (facts.nextPlanType === "freemium") return "ending";
  return facts.nextPlanType ? "changing" : "subscribed";
}
