import { demandFor, weightOfDay } from "./appeal.ts";
import type { OccasionalBuyer } from "./build-occasional-buyers.ts";
import { after, DAY, daysBefore, HOUR, someTimeThatDay } from "./calendar.ts";
import { Random, WeightedIndex } from "./random.ts";
import type { SeedBuyer, SeedOrder, SeedOrderLine, SeedParcel, SeedProduct, SeedVendor } from "./types.ts";

const ORDERS = 2400;

interface Shop {
  now: Date;
  vendors: Map<string, SeedVendor>;
  products: SeedProduct[];
  byVendor: Map<string, SeedProduct[]>;
  demand: WeightedIndex;
}

const CARRIERS: Record<string, readonly string[]> = {
  BR: ["Correios"],
  CA: ["Canada Post", "Purolator"],
  DE: ["DHL", "Hermes"],
  ES: ["Correos", "SEUR"],
  FR: ["Colissimo"],
  GB: ["Royal Mail", "DPD"],
  IE: ["An Post", "DPD"],
  JP: ["Japan Post", "Yamato"],
  MX: ["Estafeta", "DHL"],
  NO: ["Posten", "PostNord"],
  PT: ["CTT"],
  US: ["USPS", "UPS"],
};
const WORLD_CARRIERS = ["DHL", "FedEx", "UPS"];

/** Older sales of some goods were a little cheaper; a price list does not stand still for a year. */
function unitPriceThen(product: SeedProduct, date: Date, now: Date): number {
  const old = now.getTime() - date.getTime() > 200 * DAY;
  const raised = new Random(`price ${product.key}`).chance(0.3);
  return old && raised
    ? Math.max(100, Math.round((product.priceCents * 0.95) / 10) * 10)
    : product.priceCents;
}

function quantityOf(product: SeedProduct, random: Random): number {
  if (product.priceCents > 12_000) return 1;
  if (product.category === "equipment") return random.chance(0.94) ? 1 : 2;
  return random.pick([1, 1, 1, 1, 1, 2, 2, 2, 3, 4]);
}

/** One to four goods, the later ones often from the same vendor: a parcel is rarely for one bag. */
function pickProducts(shop: Shop, buyer: SeedBuyer, date: Date, random: Random): SeedProduct[] {
  const wanted = random.pick([1, 1, 2, 2, 2, 3, 3, 4]);
  const chosen = new Map<string, SeedProduct>();
  for (let attempt = 0; attempt < 60 && chosen.size < wanted; attempt++) {
    const last = [...chosen.values()].at(-1);
    const product =
      last && random.chance(0.4)
        ? random.pick(shop.byVendor.get(last.vendorKey)!)
        : shop.products[shop.demand.draw(random)]!;
    if (product.createdAt >= date) continue;
    // People mostly, not only, read descriptions in their own language.
    if (product.language !== buyer.language && product.language !== "en" && random.chance(0.35)) continue;
    chosen.set(product.key, product);
  }
  return [...chosen.values()];
}

function trackingNumber(random: Random): string {
  const letters = () => String.fromCharCode(65 + random.int(0, 25));
  return `${letters()}${letters()}${random.int(100_000_000, 999_999_999)}${letters()}${letters()}`;
}

/** Packed within days, on the road for a week or two; whatever would lie after now has not happened yet. */
function dispatch(
  vendor: SeedVendor,
  buyer: SeedBuyer,
  date: Date,
  now: Date,
  random: Random,
): Omit<SeedParcel, "lines" | "vendorKey"> {
  if (random.chance(0.028)) {
    const cancelledAt = new Date(date.getTime() + random.between(1, 30) * HOUR);
    if (cancelledAt < now) return { status: "cancelled", cancelledAt };
  }
  const shippedAt = someTimeThatDay(after(date, random.between(1, 3.6)), random);
  if (shippedAt >= now) return { status: "processing" };
  const home = vendor.country === buyer.country;
  const deliveredAt = someTimeThatDay(
    after(shippedAt, home ? random.between(1, 5) : random.between(4, 13)),
    random,
  );
  const carrier = random.pick(home ? (CARRIERS[vendor.country] ?? WORLD_CARRIERS) : WORLD_CARRIERS);
  const sent = { shippedAt, carrier, trackingNumber: trackingNumber(random) };
  return deliveredAt < now ? { status: "delivered", ...sent, deliveredAt } : { status: "shipped", ...sent };
}

function parcelsOf(
  shop: Shop,
  buyer: SeedBuyer,
  date: Date,
  products: SeedProduct[],
  random: Random,
): SeedParcel[] {
  const lines = new Map<string, SeedOrderLine[]>();
  for (const product of products) {
    const line = {
      productKey: product.key,
      quantity: quantityOf(product, random),
      unitPriceCents: unitPriceThen(product, date, shop.now),
    };
    lines.set(product.vendorKey, [...(lines.get(product.vendorKey) ?? []), line]);
  }
  return [...lines].map(([vendorKey, ofVendor]) => ({
    vendorKey,
    ...dispatch(shop.vendors.get(vendorKey)!, buyer, date, shop.now, random),
    lines: ofVendor,
  }));
}

function openShop(vendors: SeedVendor[], products: SeedProduct[], now: Date): Shop {
  const live = products.filter((product) => product.isActive && product.isApproved);
  const byVendor = new Map<string, SeedProduct[]>();
  for (const product of live)
    byVendor.set(product.vendorKey, [...(byVendor.get(product.vendorKey) ?? []), product]);
  return {
    now,
    vendors: new Map(vendors.map((vendor) => [vendor.key, vendor])),
    products: live,
    byVendor,
    demand: new WeightedIndex(demandFor(live)),
  };
}

function orderDates(now: Date, random: Random): Date[] {
  const days = Array.from({ length: 365 }, (_, i) => daysBefore(now, 364 - i));
  const calendar = new WeightedIndex(days.map((day, i) => weightOfDay(day, i / 364)));
  const latest = now.getTime() - HOUR / 2;
  const dates = Array.from({ length: ORDERS }, () => {
    const moment = someTimeThatDay(days[calendar.draw(random)]!, random);
    return new Date(Math.min(moment.getTime(), latest - random.int(0, 5 * HOUR)));
  });
  return dates.sort((a, b) => a.getTime() - b.getTime());
}

type State = Omit<SeedParcel, "vendorKey" | "lines">;

/** `number`: what the parcels' tracking numbers begin with. */
function setState(order: SeedOrder, state: State, number?: string): void {
  order.parcels = order.parcels.map(({ vendorKey, lines }, index) => ({
    ...{ vendorKey, ...state, lines },
    ...(number && { carrier: "DHL", trackingNumber: `${number}${index + 1}ES` }),
  }));
}

/** Gives the demo buyer an order in each state. Orders only ever move later, so that their goods exist by then. */
function showEveryStatus(orders: SeedOrder[], buyerKey: string, now: Date): void {
  const free = orders.filter((order) => order.buyerKey === buyerKey);
  const take = (daysAgo: number) => {
    const index = free.findLastIndex((order) => order.createdAt <= daysBefore(now, daysAgo));
    const [order] = index < 0 ? [] : free.splice(index, 1);
    if (order) order.createdAt = daysBefore(now, daysAgo);
    return order;
  };
  const cancelled = take(8.2);
  if (cancelled) setState(cancelled, { status: "cancelled", cancelledAt: daysBefore(now, 7.9) });
  const shipped = take(3.1);
  if (shipped) setState(shipped, { status: "shipped", shippedAt: daysBefore(now, 1.6) }, "CF10020030");
  // Two came lately enough for something to be wrong with them.
  for (const [bought, came] of [
    [13, 6],
    [15, 8],
  ] as const) {
    const delivered = take(bought);
    const dates = { shippedAt: daysBefore(now, bought - 2), deliveredAt: daysBefore(now, came) };
    if (delivered) setState(delivered, { status: "delivered", ...dates }, `CF1002004${came}`);
  }
  const processing = take(0.3);
  if (processing) setState(processing, { status: "processing" });
}

/** Which of the orders are those of occasional buyers: the first one that is free when somebody wants to order. */
function takeDates(dates: Date[], occasional: OccasionalBuyer[]): Map<number, SeedBuyer> {
  const wants = occasional.flatMap(({ buyer, wants: moments }) => moments.map((at) => ({ buyer, at })));
  const taken = new Map<number, SeedBuyer>();
  for (const { buyer, at } of wants.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const index = dates.findIndex((date, i) => date >= at && !taken.has(i));
    if (index >= 0) taken.set(index, buyer);
  }
  return taken;
}

/** A year of orders, oldest first. */
export function buildOrders(
  vendors: SeedVendor[],
  products: SeedProduct[],
  { regular: buyers, occasional }: { regular: SeedBuyer[]; occasional: OccasionalBuyer[] },
  now: Date,
): SeedOrder[] {
  const shop = openShop(vendors, products, now);
  const zeal = new Map(
    buyers.map((buyer, i) => [buyer.key, i === 0 ? 0.7 : new Random(`zeal ${buyer.key}`).between(0.4, 1.6)]),
  );
  const orders: SeedOrder[] = [];
  const dates = orderDates(now, new Random("orders"));
  const taken = takeDates(dates, occasional);
  for (const [index, date] of dates.entries()) {
    // Each draws for itself: otherwise one that has its goods an hour too early would change what all later ones buy.
    const random = new Random(`order ${index}`);
    const present = buyers.filter((buyer) => after(buyer.createdAt, 0.2) < date);
    const regular = present[new WeightedIndex(present.map((one) => zeal.get(one.key)!)).draw(random)]!;
    const buyer = taken.get(index) ?? regular;
    const chosen = pickProducts(shop, buyer, date, random);
    if (chosen.length === 0) continue;
    const key = `order-${String(orders.length + 1).padStart(4, "0")}`;
    orders.push({
      key,
      buyerKey: buyer.key,
      createdAt: date,
      parcels: parcelsOf(shop, buyer, date, chosen, random),
    });
  }
  showEveryStatus(orders, buyers[0]!.key, now);
  return orders.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.key < b.key ? -1 : 1));
}
