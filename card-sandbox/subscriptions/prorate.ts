import type { LineFacts } from "../objects/make-invoice-line.ts";
import type { WirePrice } from "../objects/make-price.ts";
import type { WireSubscription } from "../objects/make-subscription.ts";

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
 * What a change in the middle of a period is worth, to the second: a credit for the rest of the period at what it was
 * billed (cents for all of it), and the rest of the period at the new price. `after` null: there is nothing new.
 */
export function prorate(
  subscription: WireSubscription,
  billed: number,
  before: PricedItem,
  after: PricedItem | null,
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
  const whole = after ? (after.price.unit_amount ?? 0) * after.quantity : 0;
  const lines = [make(before, -shareOf(billed, rest, end - start), "Unused time")];
  if (after) lines.push(make(after, shareOf(whole, rest, end - start), "Remaining time"));
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
