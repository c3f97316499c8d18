import { and, eq, ne } from "drizzle-orm";
import { listSettingKeys } from "#domains/settings/server/list-setting-keys.ts";
import { taxKeyOf } from "#domains/settings/setting-table.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { estimateBasket, type WantedLine } from "./internal/load-basket.ts";
import { taxRates } from "./tables.ts";

type Input = { lines: WantedLine[]; country: string; state?: string | undefined };

/**
 * Estimates a cart's delivery and tax in a country, in cents: for the lines that can be bought now, with the same
 * sums as a quote. Tax that depends on an unnamed state is not estimated; a parcel's arrival is, for a payment of today. Reads only. For visitors.
 */
export async function estimateCost(ctx: Ctx, { lines, country, state }: Input) {
  const { basket, arrivals } = await estimateBasket(ctx, lines, { country, state: state ?? null });
  const states = await ctx.db.$count(taxRates, and(eq(taxRates.country, country), ne(taxRates.state, "")));
  const needsState = states > 0 || (await listSettingKeys(ctx, taxKeyOf(country, "%"))).length > 0;
  return {
    parcels: basket.parcels.map(
      ({ vendorId, goodsCents, shippingCents, shippingSubsidyCents, taxCents, toFreeDeliveryCents }) => ({
        ...{ vendorId, goodsCents, shippingCents, shippingSubsidyCents, taxCents },
        toFreeDeliveryCents,
        arrival: arrivals.get(vendorId)!,
      }),
    ),
    promotions: basket.promotions,
    goodsCents: basket.goodsCents,
    shippingCents: basket.shippingCents,
    taxCents: basket.taxCents,
    totalCents: basket.totalCents,
    taxNeedsState: needsState,
  };
}
