import { findPrice } from "../catalog/kept-price.ts";
import type { WirePrice } from "../objects/make-price.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";
import type { Sandbox } from "../sandbox.ts";
import { findSchedule } from "./kept-schedule.ts";

/** What a subscription's schedule sets from that second on, or null where it sets nothing then. */
export function findNextPhase(
  sandbox: Sandbox,
  subscription: WireSubscription,
  at: number,
): { price: WirePrice; quantity: number } | null {
  const schedule = subscription.schedule ? findSchedule(sandbox, subscription.schedule) : null;
  const item = schedule?.phases.find(({ start_date: start }) => start === at)?.items[0];
  const price = item && findPrice(sandbox, item.price);
  return item && price ? { price, quantity: item.quantity } : null;
}
