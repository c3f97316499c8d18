import { and, eq, ne } from "drizzle-orm";
import type { Ctx } from "#platform/rpc/context.ts";
import { estimateBasket, type WantedLine } from "./internal/load-basket.ts";
import { taxRates } from "./tables.ts";

type Input = { lines: WantedLine[]; country: string; state?: string | undefined };

/**
 * What a cart's delivery and estimated tax come to in a country, in cents: for what can be bought of it now, the same
 * sums as a quote for an address there. Where the tax depends on a state that is not named, it is not estimated. Reads
 * only. Anybody may call.
 */
export async function estimateCost(ctx: Ctx, { lines, country, state }: Input) {
  const basket = await estimateBasket(ctx, lines, { country, state: state ?? null });
  const states = await ctx.db.$count(taxRates, and(eq(taxRates.country, country), ne(taxRates.state, "")));
  return {
    parcels: basket.parcels.map(
      ({ vendorId, goodsCents, shippingCents, shippingSubsidyCents, taxCents }) => ({
        ...{ vendorId, goodsCents, shippingCents, shippingSubsidyCents, taxCents },
      }),
    ),
    goodsCents: basket.goodsCents,
    shippingCents: basket.shippingCents,
    taxCents: basket.taxCents,
    totalCents: basket.totalCents,
    taxNeedsState: states > 0,
  };
}
