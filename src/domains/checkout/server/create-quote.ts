import type { AddressInput } from "#domains/checkout/address-shapes.ts";
import type { QuoteView } from "#domains/checkout/contract.ts";
import { checkoutLimits } from "#domains/checkout/limits.ts";
import { codeOf } from "#domains/promotions/promotion-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { checkAddress } from "./address/check-address.ts";
import { loadBasket, type WantedLine } from "./internal/load-basket.ts";
import { quotes } from "./tables.ts";

/**
 * Prices a cart for an address, itemized per vendor, valid 30 minutes unless set otherwise. Prices, stock, rates and tax come from the
 * database alone. EMPTY_CART, CART_CHANGED, OUT_OF_STOCK, OWN_PRODUCT, ORDER_LIMIT, INVALID_ADDRESS;
 * TOO_MANY_REQUESTS above 30 in 10 minutes. For any signed-in user.
 */
export async function createQuote(
  ctx: SignedInCtx,
  input: { lines: WantedLine[]; address: AddressInput; code?: string | undefined },
): Promise<QuoteView> {
  await ctx.limits.consume(checkoutLimits.quote, ctx.caller.userId);
  const address = checkAddress(input.address);
  const code = input.code ? codeOf(input.code) : null;
  const { basket, bounds, arrivals } = await loadBasket(ctx, input.lines, address, { code });
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + bounds["orders.quoteMinutes"] * 60_000);
  const [quote] = await ctx.db
    .insert(quotes)
    .values({ userId: ctx.caller.userId, address, basket, code, expiresAt, createdAt })
    .returning({ id: quotes.id });
  const parcels = basket.parcels.map((parcel) => ({ ...parcel, arrival: arrivals.get(parcel.vendorId)! }));
  return { id: quote!.id, expiresAt: expiresAt.toISOString(), ...basket, parcels };
}
