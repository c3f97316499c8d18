import { appealOf, demandFor, weightOfDay } from "./appeal.ts";
import { DAY, dayOf, daysBefore, later, someTimeThatDay } from "./calendar.ts";
import { Random } from "./random.ts";
import type { SeedBuyer, SeedOrder, SeedProduct, SeedViews, SeedWish } from "./types.ts";

/**
 * Views and cart adds of the last ninety days; days on which no one looked have no row. Those who bought had looked and
 * filled a cart that day, and more people do either than buy.
 */
export function buildViews(products: SeedProduct[], orders: SeedOrder[], now: Date): SeedViews[] {
  const live = products.filter((product) => product.isActive && product.isApproved);
  const demand = demandFor(live);
  const mean = demand.reduce((sum, one) => sum + one, 0) / demand.length;
  const days = Array.from({ length: 90 }, (_, i) => daysBefore(now, 89 - i));
  const bought = countBuyers(orders);
  const weights = days.map((day, i) => weightOfDay(day, 0.75 + i / 360));
  return live.flatMap((product, p) => {
    const random = new Random(`views ${product.key}`);
    const expected = 0.42 * (demand[p]! / mean) ** 0.9;
    return days.flatMap((day, d) => {
      const onSale = product.createdAt.getTime() < Math.floor(day.getTime() / DAY) * DAY;
      const buyers = bought.get(`${product.key} ${dayOf(day)}`) ?? 0;
      const others = onSale
        ? Math.floor(expected * weights[d]! * random.between(0.1, 2.2) + random.next() * 0.7)
        : 0;
      const undecided = Array.from({ length: others }, () => random.chance(0.08)).filter(Boolean).length;
      const [count, cartAdds] = [buyers + others, buyers + undecided];
      return count > 0 ? [{ productKey: product.key, day: dayOf(day), count, cartAdds }] : [];
    });
  });
}

/** How many orders of a day contain a product, by its key and the day. */
function countBuyers(orders: SeedOrder[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { createdAt, parcels } of orders)
    for (const { productKey } of parcels.flatMap(({ lines }) => lines)) {
      const at = `${productKey} ${dayOf(createdAt)}`;
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  return counts;
}

/** What buyers are saving up for: between none and a dozen things each, the demo buyer seven. */
export function buildWishlist(products: SeedProduct[], buyers: SeedBuyer[], now: Date): SeedWish[] {
  const live = products.filter((product) => product.isActive && product.isApproved);
  return buyers.flatMap((buyer, i) => {
    const random = new Random(`wishes ${buyer.key}`);
    const wanted = i === 0 ? 7 : random.int(0, 12);
    const liked = random.shuffle(live).sort((a, b) => Number(appealOf(b) > 0.5) - Number(appealOf(a) > 0.5));
    return liked.slice(0, wanted).map((product) => {
      const since = later(product.createdAt, buyer.createdAt).getTime();
      const moment = someTimeThatDay(new Date(since + random.next() * (now.getTime() - since)), random);
      const createdAt = new Date(
        Math.min(Math.max(moment.getTime(), since + 60_000), now.getTime() - 60_000),
      );
      return { buyerKey: buyer.key, productKey: product.key, createdAt };
    });
  });
}
