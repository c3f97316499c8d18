import { findOrderLimit } from "#domains/orders/server/find-order-limit.ts";
import { type Arrival, arrivalOf } from "#domains/vendors/delivery-rules.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx, Infra, SignedInCtx } from "#platform/rpc/context.ts";
import { type BasketLine, type PricedBasket, priceBasket } from "../price-basket.ts";
import { type Destination, type Offer, type Offers, type PurchaseBounds, readOffers } from "./read-offers.ts";

export type WantedLine = { productId: string; quantity: number; seenPriceCents?: number | undefined };
type Outside = Pick<Ctx, "db" | "clock" | "language">;

/**
 * Prices the wanted lines from what is on sale now. EMPTY_CART; ORDER_LIMIT above the bounds of one purchase, or a vendor's own limit of a product;
 * CART_CHANGED when a product is no longer sold, its vendor is away or it costs more than the buyer saw; OWN_PRODUCT;
 * OUT_OF_STOCK with the remaining quantity, to which the buyer's own unfinished payment does not count. `termsAt`: the moment
 * of the quote, whose settings, tax and promotions' dates count; now if there is none yet. `code`: of a promotion; one that takes
 * nothing off is said in the basket.
 */
export async function loadBasket(
  ctx: SignedInCtx,
  wanted: WantedLine[],
  address: Destination,
  { code, termsAt }: { code: string | null; termsAt?: Date },
): Promise<{ basket: PricedBasket; bounds: PurchaseBounds; arrivals: Map<string, Arrival> }> {
  const demands = mergeDemands(wanted);
  if (demands.length === 0) throw new AppError("EMPTY_CART");
  const buying = { ...address, buyerId: ctx.caller.userId, code, termsAt };
  const { bounds, ...offers } = await readOffers(ctx, productIdsOf(demands), buying);
  assertWithin("lines", demands.length, bounds["orders.mostLines"]);
  for (const { quantity } of demands) assertWithin("units", quantity, bounds["orders.mostUnits"]);
  const short: { productId: string; available: number }[] = [];
  const lines = demands.map(({ productId, quantity, seenPriceCents }) => {
    const offer = offers.byProduct.get(productId);
    if (!offer || offer.backOn || (seenPriceCents !== undefined && offer.unitPriceCents > seenPriceCents))
      throw new AppError("CART_CHANGED");
    if (offer.vendor.id === ctx.caller.vendor?.id) throw new AppError("OWN_PRODUCT");
    if (offer.mostUnits !== null) assertWithin("units", quantity, offer.mostUnits);
    if (offer.available < quantity) short.push({ productId, available: offer.available });
    return lineOf(offer, quantity);
  });
  if (short.length > 0) throw new AppError("OUT_OF_STOCK", { lines: short });
  const basket = price(lines, offers);
  const usual = bounds["orders.mostTotalCents"];
  if (basket.totalCents > usual) assertWithin("total", basket.totalCents, await findOrderLimit(ctx, usual));
  return { basket, bounds, arrivals: arrivalsOf(lines, offers, ctx) };
}

/** The bounds of one purchase (R58); the total in cents, which an administrator may raise for a buyer. */
function assertWithin(limit: "lines" | "units" | "total", found: number, most: number): void {
  if (found > most) throw new AppError("ORDER_LIMIT", { limit, most });
}

/** The same prices for the lines that can be bought: reduced to the remaining stock, without unavailable products. */
export async function estimateBasket(
  infra: Outside,
  wanted: WantedLine[],
  address: Destination,
): Promise<{ basket: PricedBasket; arrivals: Map<string, Arrival> }> {
  const demands = mergeDemands(wanted);
  const offers = await readOffers(infra, productIdsOf(demands), { ...address, buyerId: null, code: null });
  const lines = demands.flatMap((demand) => {
    const offer = offers.byProduct.get(demand.productId);
    const quantity = Math.min(demand.quantity, offer?.available ?? 0, offer?.mostUnits ?? demand.quantity);
    return offer && !offer.backOn && quantity > 0 ? [lineOf(offer, quantity)] : [];
  });
  return { basket: price(lines, offers), arrivals: arrivalsOf(lines, offers, infra) };
}

/** When each vendor's parcel can be expected if it is paid today. */
const arrivalsOf = (
  lines: BasketLine[],
  { byProduct }: Pick<Offers, "byProduct">,
  { clock }: Pick<Infra, "clock">,
) =>
  new Map(
    lines.map(({ productId, vendor }) => [
      vendor.id,
      arrivalOf(dayOf(clock.now()), byProduct.get(productId)!.handlingDays, vendor.zone),
    ]),
  );

const productIdsOf = (demands: WantedLine[]) => demands.map(({ productId }) => productId);

const lineOf = (
  { available: _, backOn: __, mostUnits: ___, handlingDays: ____, ...offer }: Offer,
  quantity: number,
): BasketLine => ({
  ...offer,
  quantity,
});

const price = (lines: BasketLine[], { terms }: Pick<Offers, "terms">): PricedBasket =>
  priceBasket(lines, terms);

/** One demand per product: two lines of the same product would each pass the stock check alone. */
function mergeDemands(wanted: WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of wanted) {
    const before = merged.get(line.productId);
    merged.set(line.productId, { ...line, quantity: line.quantity + (before?.quantity ?? 0) });
  }
  return [...merged.values()];
}
