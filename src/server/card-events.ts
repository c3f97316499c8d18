import { checkoutCardEvents } from "#domains/checkout/server/card-events.ts";
import { disputesCardEvents } from "#domains/disputes/server/card-events.ts";
import { payoutsCardEvents } from "#domains/payouts/server/card-events.ts";
import { plansCardEvents } from "#domains/plans/server/card-events.ts";

/** The domains that listen to the card provider's events. */
export const cardEvents = [checkoutCardEvents, disputesCardEvents, payoutsCardEvents, plansCardEvents];

/** The types that the provider is asked to send. */
export const cardEventTypes = [...new Set(cardEvents.flatMap((events) => Object.keys(events)))];
