import { orderStatuses } from "./order-life.ts";

/** What administrators' list of orders can be narrowed to: a paid order's status, or those that were never paid. */
export const anyOrderStates = [...orderStatuses.filter((status) => status !== "pending"), "unpaid"] as const;
export type AnyOrderState = (typeof anyOrderStates)[number];

/** Orders about which something is to be done: a late parcel, a refused refund, a dispute. */
export const orderNeeds = ["late", "refund", "dispute"] as const;
export type OrderNeed = (typeof orderNeeds)[number];

export const orderSorts = ["newest", "oldest", "highest"] as const;
export type OrderSort = (typeof orderSorts)[number];
