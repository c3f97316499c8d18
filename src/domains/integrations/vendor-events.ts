import { listingEvents } from "#domains/listings/events.ts";
import { parcelEvents } from "#domains/orders/events.ts";
import { payoutEvents } from "#domains/payouts/events.ts";

/** What happens to a vendor's own things, and its own programs may hear of. */
export const vendorEventTypes = [...listingEvents, ...parcelEvents, ...payoutEvents] as const;
export type VendorEventType = (typeof vendorEventTypes)[number];

/** `eventId` is made with the change, so that an event that is published twice is one. */
export type VendorEvent = {
  eventId: string;
  vendorId: string;
  type: VendorEventType;
  payload: Record<string, unknown>;
};
