import { and, eq, inArray } from "drizzle-orm";
import type { ProductCard } from "#domains/catalogue/contract.ts";
import type { ShippingAddress } from "#domains/orders/server/tables.ts";
import { type PlanType, plans } from "#domains/plans/plan-table.ts";
import { getDeliveryTerms } from "#domains/promotions/server/delivery-terms.ts";
import { unscopedSellingTerms } from "#domains/vendors/server/shipping-profile.ts";
import type { Db } from "#platform/db/database.ts";
import { zoneOf } from "../address/zone-of.ts";
import { type PricedBasket, priceBasket } from "../price-basket.ts";
import { taxRates } from "../tables.ts";

export type Destination = Pick<ShippingAddress, "country" | "state">;
type Goods = { card: ProductCard; quantity: number }[];

/** Prices goods for a destination by their vendors' terms, the tax rates and the free-delivery promise, as of now. */
export async function priceGoods(db: Db, goods: Goods, address: Destination): Promise<PricedBasket> {
  const sellers = await unscopedSellingTerms(db, [...new Set(goods.map(({ card }) => card.vendor.id))]);
  const lines = goods.map(({ card, quantity }) => {
    const terms = sellers.get(card.vendor.id)!;
    return {
      productId: card.id,
      quantity,
      name: card.name,
      imageUrl: card.imageUrl,
      unitPriceCents: card.priceCents,
      weightGrams: card.weightGrams,
      vendor: {
        ...card.vendor,
        commissionBasisPoints: plans[terms.planType as PlanType].commissionBasisPoints,
        profile: terms.profile,
        zone: zoneOf(terms.country, address.country),
      },
    };
  });
  const [taxBasisPoints, delivery] = await Promise.all([findTaxRate(db, address), getDeliveryTerms(db)]);
  return priceBasket(lines, { taxBasisPoints, ...delivery });
}

/** The rate of the destination's state, else of its country, else zero. */
async function findTaxRate(db: Db, { country, state }: Destination): Promise<number> {
  const rows = await db
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.country, country), inArray(taxRates.state, ["", state ?? ""])));
  const rate =
    rows.find((row) => row.state !== "" && row.state === state) ?? rows.find((row) => row.state === "");
  return rate?.basisPoints ?? 0;
}
