import { defineLiveEvent } from "#kernel/live-event.ts";

/** What a vendor's own programs may hear of its payouts. */
export const payoutEvents = ["payout.paid"] as const;

export const payoutChanged = defineLiveEvent({ type: "payout", reloads: "payouts" });
