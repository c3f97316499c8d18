import { count, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { rateNames, type ShippingRates } from "#domains/vendors/shop-rules.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { shippingProfiles, vendors } from "../tables.ts";

type MarketRates = { rates: ShippingRates; shareBasisPoints: number };

/**
 * The rates in cents that a share of the approved vendors with rates of their own does not exceed, each by itself; null
 * while there are too few of these vendors.
 */
export async function findMarketRates(infra: Pick<Infra, "db" | "clock">): Promise<MarketRates | null> {
  const set = await readSettings(infra, [
    "delivery_rates.checkedAboveBasisPoints",
    "delivery_rates.checkedFromVendors",
  ]);
  const shareBasisPoints = set["delivery_rates.checkedAboveBasisPoints"];
  const most = (rate: PgColumn) =>
    sql<number>`percentile_cont(${shareBasisPoints / 10_000}::float8) within group (order by ${rate})`.mapWith(
      (usd) => Math.round(Number(usd) * 100),
    );
  const [row] = await infra.db
    .select({
      vendors: count(),
      domesticBaseCents: most(shippingProfiles.domesticBaseCents),
      domesticPerKgCents: most(shippingProfiles.domesticPerKgCents),
      regionalBaseCents: most(shippingProfiles.regionalBaseCents),
      regionalPerKgCents: most(shippingProfiles.regionalPerKgCents),
      worldwideBaseCents: most(shippingProfiles.worldwideBaseCents),
      worldwidePerKgCents: most(shippingProfiles.worldwidePerKgCents),
    })
    .from(shippingProfiles)
    .innerJoin(vendors, eq(vendors.id, shippingProfiles.vendorId))
    .where(eq(vendors.isApproved, true));
  const { vendors: compared, ...rates } = row!;
  const isEnough = compared >= set["delivery_rates.checkedFromVendors"];
  return isEnough ? { rates, shareBasisPoints } : null;
}

/** Whether a vendor wants a rate above both the market's and its present one. */
export async function isAboveMarket(
  infra: Pick<Infra, "db" | "clock">,
  { wanted, present }: { wanted: ShippingRates; present: ShippingRates },
): Promise<boolean> {
  const market = await findMarketRates(infra);
  return (
    market !== null &&
    rateNames.some((rate) => wanted[rate] > present[rate] && wanted[rate] > market.rates[rate])
  );
}
