import { orderStatuses } from "./order-life.ts";

/**
 * What administrators' list of orders can be narrowed to: a paid order's status, all that are not cancelled, or those that
 * were never paid.
 */
export const anyOrderStates = [
  "kept",
  ...orderStatuses.filter((status) => status !== "pending"),
  "unpaid",
] as const;
export type AnyOrderState = (typeof anyOrderStates)[number];

/**
 * Orders about which something is to be done: a late parcel, a refused or unconfirmed refund, a dispute; and those that a figure
 * counts: of which something was refunded, whose delivery the platform pays for, with a parcel that left after the promised day, was dispatched or delivered, and
 * those of new and of returning buyers that were not canceled.
 */
export const orderNeeds = [
  "late",
  "refund",
  "dispute",
  "owed",
  "refunded",
  "subsidized",
  "sentLate",
  "dispatched",
  "delivered",
  "first",
  "returning",
] as const;
export type OrderNeed = (typeof orderNeeds)[number];

export const orderSorts = ["newest", "oldest", "highest"] as const;
export type OrderSort = (typeof orderSorts)[number];
