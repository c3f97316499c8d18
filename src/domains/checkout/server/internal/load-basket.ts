import { and, eq, inArray } from "drizzle-orm";
import { listProductCards } from "#domains/catalogue/server/product-cards.ts";
import type { ShippingAddress } from "#domains/orders/server/tables.ts";
import { type PlanType, plans } from "#domains/plans/plan-table.ts";
import { getFreeShippingFrom } from "#domains/promotions/server/free-shipping.ts";
import { unscopedSellingTerms } from "#domains/vendors/server/shipping-profile.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { zoneOf } from "../address/zone-of.ts";
import { type BasketLine, type PricedBasket, priceBasket } from "../price-basket.ts";
import { taxRates } from "../tables.ts";

export type WantedLine = { productId: string; quantity: number; seenPriceCents?: number | undefined };

/**
 * Prices the wanted lines from what is on sale now. EMPTY_CART; CART_CHANGED when a product is not sold any more, its
 * vendor is away or it costs more than the buyer saw; OUT_OF_STOCK with what is left.
 */
export async function loadBasket(
  { db, clock }: Pick<Doors, "db" | "clock">,
  wanted: WantedLine[],
  address: Pick<ShippingAddress, "country" | "state">,
): Promise<PricedBasket> {
  const demands = mergeDemands(wanted);
  if (demands.length === 0) throw new AppError("EMPTY_CART");
  const cards = new Map(
    (
      await listProductCards(
        { db, clock },
        demands.map((line) => line.productId),
      )
    ).map((card) => [card.id, card]),
  );
  const sellers = await unscopedSellingTerms(db, [
    ...new Set([...cards.values()].map((card) => card.vendor.id)),
  ]);
  const short: { productId: string; available: number }[] = [];
  const lines = demands.map(({ productId, quantity, seenPriceCents }): BasketLine => {
    const card = cards.get(productId);
    if (!card || card.backOn || (seenPriceCents !== undefined && card.priceCents > seenPriceCents))
      throw new AppError("CART_CHANGED");
    if (card.stockQuantity < quantity) short.push({ productId, available: card.stockQuantity });
    const terms = sellers.get(card.vendor.id)!;
    return {
      productId,
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
  if (short.length > 0) throw new AppError("OUT_OF_STOCK", { lines: short });
  const [taxBasisPoints, freeShippingFrom] = await Promise.all([
    findTaxRate(db, address),
    getFreeShippingFrom(db),
  ]);
  return priceBasket(lines, { taxBasisPoints, freeShippingFrom });
}

/** One demand a product: two lines of the same would each pass the stock check alone. */
function mergeDemands(wanted: WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of wanted) {
    const before = merged.get(line.productId);
    merged.set(line.productId, { ...line, quantity: line.quantity + (before?.quantity ?? 0) });
  }
  return [...merged.values()];
}

/** The rate of the destination's state, else of its country, else none. */
async function findTaxRate(
  db: Db,
  { country, state }: Pick<ShippingAddress, "country" | "state">,
): Promise<number> {
  const rows = await db
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.country, country), inArray(taxRates.state, ["", state ?? ""])));
  const rate =
    rows.find((row) => row.state !== "" && row.state === state) ?? rows.find((row) => row.state === "");
  return rate?.basisPoints ?? 0;
}
