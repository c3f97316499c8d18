import { defineLiveEvent } from "#kernel/live-event.ts";

/** What a vendor's own programs may hear of its products. */
export const listingEvents = [
  "product.approved",
  "product.rejected",
  "product.updated",
  "stock.changed",
] as const;

export const productChanged = defineLiveEvent({ type: "product", reloads: "listings" });
