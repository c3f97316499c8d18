import { initialPlans } from "#domains/settings/initial-plans.ts";
import type { Settings } from "#domains/settings/setting-table.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { readSettings } from "./read-settings.ts";

/** What can be set of the plans; that enterprise is unlimited and its price agreed on is not (R4). */
export const planKeys = [
  "plans.freemiumProducts",
  "plans.basicProducts",
  "plans.premiumProducts",
  "plans.freemiumCommissionBasisPoints",
  "plans.basicCommissionBasisPoints",
  "plans.premiumCommissionBasisPoints",
  "plans.enterpriseCommissionBasisPoints",
  "plans.basicPriceCents",
  "plans.premiumPriceCents",
] as const;

/** -1 products is unlimited, commission in basis points, price a month in cents; a null price is custom. */
export type PlanTerms = { maxProducts: number; commissionBasisPoints: number; priceCents: number | null };
type Priced = PlanTerms & { priceCents: number };
export type Plans = { freemium: Priced; basic: Priced; premium: Priced; enterprise: PlanTerms };

/** The plans as they are now. */
export async function readPlans(infra: Pick<Infra, "db" | "clock">): Promise<Plans> {
  return plansOf(await readSettings(infra, planKeys));
}

/** The plans by the settings of a moment. */
export const plansOf = (set: Settings<(typeof planKeys)[number]>): Plans => ({
  freemium: {
    ...initialPlans.freemium,
    maxProducts: set["plans.freemiumProducts"],
    commissionBasisPoints: set["plans.freemiumCommissionBasisPoints"],
  },
  basic: {
    maxProducts: set["plans.basicProducts"],
    commissionBasisPoints: set["plans.basicCommissionBasisPoints"],
    priceCents: set["plans.basicPriceCents"],
  },
  premium: {
    maxProducts: set["plans.premiumProducts"],
    commissionBasisPoints: set["plans.premiumCommissionBasisPoints"],
    priceCents: set["plans.premiumPriceCents"],
  },
  enterprise: {
    ...initialPlans.enterprise,
    commissionBasisPoints: set["plans.enterpriseCommissionBasisPoints"],
  },
});
