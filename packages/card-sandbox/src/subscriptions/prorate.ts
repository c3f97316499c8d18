import type { WireSubscription } from "../objects/billing-objects.ts";
import type { WirePrice } from "../objects/catalog-objects.ts";
import type { LineFacts } from "../objects/invoice-objects.ts";

/** A share of so many cents, rounded half up. */
export function shareOf(cents: number, part: number, whole: number): number {
  const twice = 2n * BigInt(cents) * BigInt(part) + BigInt(whole);
  return Number(twice / (2n * BigInt(whole)));
}

export interface PricedItem {
  price: WirePrice;
  quantity: number;
  /** What the price's product is called. */
  name: string;
}

/**
 * What a change in the middle of a period is worth, to the second: a credit for the rest of the period at the
 * old price, and the rest of the period at the new one.
 */
export function prorate(
  subscription: WireSubscription,
  before: PricedItem,
  after: PricedItem,
  at: number,
): LineFacts[] {
  const item = subscription.items.data[0]!;
  const { current_period_start: start, current_period_end: end } = item;
  const rest = Math.min(Math.max(end - at, 0), end - start);
  const make = ({ price, quantity, name }: PricedItem, amount: number, what: string): LineFacts => ({
    amount,
    description: `${what} on ${quantity === 1 ? "" : `${quantity} × `}${name} after ${dayOf(at)}`,
    period: { start: at, end },
    price,
    quantity,
    subscription: subscription.id,
    subscriptionItem: item.id,
    isProration: true,
    metadata: subscription.metadata,
  });
  const share = ({ price, quantity }: PricedItem) =>
    shareOf((price.unit_amount ?? 0) * quantity, rest, end - start);
  const lines = [make(before, -share(before), "Unused time"), make(after, share(after), "Remaining time")];
  return lines.filter(({ amount }) => amount !== 0);
}

/** The line of a period that is paid ahead. */
export function lineOfPeriod(
  subscription: WireSubscription,
  { price, quantity, name }: PricedItem,
  period: { start: number; end: number },
): LineFacts {
  const each = (price.unit_amount ?? 0) / 100;
  const { interval = "month", interval_count: count = 1 } = price.recurring ?? {};
  const every = count === 1 ? interval : `every ${count} ${interval}s`;
  const money = each.toLocaleString("en", { style: "currency", currency: price.currency.toUpperCase() });
  return {
    amount: (price.unit_amount ?? 0) * quantity,
    description: `${quantity} × ${name} (at ${money} / ${every})`,
    period,
    price,
    quantity,
    subscription: subscription.id,
    subscriptionItem: subscription.items.data[0]!.id,
    isProration: false,
    metadata: subscription.metadata,
  };
}

const days = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

function dayOf(seconds: number): string {
  return days.format(seconds * 1000);
}
