import { defineLiveEvent } from "#kernel/live-event.ts";

/** What a vendor's own programs may hear of its parcels. */
export const parcelEvents = [
  "parcel.paid",
  "parcel.shipped",
  "parcel.delivered",
  "parcel.cancelled",
  "refund.created",
] as const;

export const orderChanged = defineLiveEvent({ type: "order", reloads: "orders", catchesUp: "always" });
