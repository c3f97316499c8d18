import type { Swap } from "#domains/checkout/contract.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { findSimilar, type Similar } from "./internal/find-similar.ts";
import { estimateBasket, type WantedLine } from "./internal/load-basket.ts";
import type { PricedBasket } from "./price-basket.ts";

type Input = { lines: WantedLine[]; country: string; state?: string | undefined };

/** Each costs one query more. */
const mostTried = 3;

/**
 * For a cart of several parcels: a similar product of a vendor that the cart has already, in place of one that makes a parcel
 * alone, where that saves delivery and lowers the total; the one that lowers it most, null if none does. Cents;
 * estimated like the cart. Reads only. For visitors.
 */
export async function suggestSwap(ctx: Ctx, { lines, country, state }: Input): Promise<Swap | null> {
  const place = { country, state: state ?? null };
  const { basket } = await estimateBasket(ctx, lines, place);
  const alone = basket.parcels
    .filter(({ lines: own, shippingCents }) => own.length === 1 && shippingCents > 0)
    .sort((a, b) => b.shippingCents - a.shippingCents)
    .slice(0, mostTried)
    .flatMap((parcel) => parcel.lines);
  if (alone.length === 0 || basket.parcels.length < 2) return null;
  const similar = await findSimilar(ctx.db, {
    products: alone,
    vendorIds: basket.parcels.map(({ vendorId }) => vendorId),
    besides: lines.map(({ productId }) => productId),
    most: mostTried,
  });
  const swaps = await Promise.all(
    similar.map(async (candidate) => {
      const swapped = lines.map(({ productId, quantity }) => ({
        productId: productId === candidate.fromProductId ? candidate.productId : productId,
        quantity,
      }));
      const after = await estimateBasket(ctx, swapped, place);
      return swapOf(candidate, basket, after.basket);
    }),
  );
  const worth = swaps.filter((swap) => swap !== null);
  return worth.sort((a, b) => b.savedCents - a.savedCents)[0] ?? null;
}

/** Null where it saves nothing, or can't be had in the same quantity. */
function swapOf(candidate: Similar, before: PricedBasket, after: PricedBasket): Swap | null {
  const { fromProductId, productId, stockQuantity } = candidate;
  const linesOf = ({ parcels }: PricedBasket) =>
    parcels.flatMap(({ companyName, lines }) => lines.map((line) => ({ ...line, companyName })));
  const from = linesOf(before).find((line) => line.productId === fromProductId);
  const to = linesOf(after).find((line) => line.productId === productId);
  if (!from || to?.quantity !== from.quantity) return null;
  const savedCents = before.totalCents - after.totalCents;
  const savedDeliveryCents = before.shippingCents - after.shippingCents;
  if (savedCents <= 0 || savedDeliveryCents <= 0) return null;
  return {
    ...{ fromProductId, productId, stockQuantity, savedCents, savedDeliveryCents },
    name: to.name,
    imageUrl: to.imageUrl,
    priceCents: to.unitPriceCents,
    companyName: to.companyName,
  };
}
