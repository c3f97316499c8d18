import type { AddressInput, QuoteView } from "#domains/checkout/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { checkAddress } from "./address/check-address.ts";
import { loadBasket, type WantedLine } from "./internal/load-basket.ts";
import { quotes } from "./tables.ts";

const validMinutes = 30;

/**
 * Prices a cart for an address, itemized per vendor, valid 30 minutes. Prices, stock, rates and tax come from the
 * database alone. EMPTY_CART, CART_CHANGED, OUT_OF_STOCK, INVALID_ADDRESS. For any signed-in user.
 */
export function createQuote(
  ctx: SignedInCtx,
  input: { lines: WantedLine[]; address: AddressInput },
): Promise<QuoteView> {
  return inTransaction(ctx, async (tx) => {
    const address = checkAddress(input.address);
    const basket = await loadBasket(tx, input.lines, address);
    const createdAt = tx.clock.now();
    const expiresAt = new Date(createdAt.getTime() + validMinutes * 60_000);
    const [quote] = await tx.db
      .insert(quotes)
      .values({ userId: tx.caller.userId, address, basket, expiresAt, createdAt })
      .returning({ id: quotes.id });
    return { id: quote!.id, expiresAt: expiresAt.toISOString(), ...basket };
  });
}
