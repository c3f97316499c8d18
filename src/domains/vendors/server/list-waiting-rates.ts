import { asc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findMarketRates } from "./internal/market-rates.ts";
import { defaultShippingProfile, ratesOf } from "./shipping-profile.ts";
import { shippingProfiles, vendors, waitingRates } from "./tables.ts";

const atMost = 50;

/**
 * Delivery rates that wait to be accepted, beside the vendor's present ones and the market's, all in cents; the longest
 * waiting first, at most 50. For admins.
 */
export async function listWaitingRates(ctx: SignedInCtx) {
  const { db } = ctx;
  const rows = await db
    .select({ waiting: waitingRates, profile: shippingProfiles, companyName: vendors.companyName })
    .from(waitingRates)
    .innerJoin(vendors, eq(vendors.id, waitingRates.vendorId))
    .leftJoin(shippingProfiles, eq(shippingProfiles.vendorId, vendors.id))
    .orderBy(asc(waitingRates.submittedAt), waitingRates.vendorId)
    .limit(atMost);
  return {
    items: rows.map(({ waiting, profile, companyName }) => ({
      vendorId: waiting.vendorId,
      companyName,
      submittedAt: waiting.submittedAt.toISOString(),
      present: ratesOf(profile ?? defaultShippingProfile),
      wanted: ratesOf(waiting),
    })),
    total: rows.length < atMost ? rows.length : await db.$count(waitingRates),
    market: rows.length > 0 ? await findMarketRates(ctx) : null,
  };
}
