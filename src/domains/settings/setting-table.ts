import { declaredLimits, limitBounds, limitKeyOf } from "#kernel/rate-limit.ts";
import { retention, type SettableTerm } from "#kernel/retention.ts";
import { initialPlans } from "./initial-plans.ts";
import { initialPromises } from "./promises.ts";
import { choices, type SettingChoice } from "./setting-choices.ts";

/** What a setting's whole number counts: cents, hundredths of a percent, or things; or the place in a list of choices. */
export type SettingUnit =
  | "cents"
  | "basisPoints"
  | "minutes"
  | "days"
  | "workingDays"
  | "count"
  | SettingChoice;

export const settingGroups = [
  "plans",
  "delivery",
  "rates",
  "money",
  "orders",
  "problems",
  "vendors",
  "categories",
  "retention",
  "approvals",
] as const;
export type SettingGroup = (typeof settingGroups)[number];

export type SettingRow = {
  group: SettingGroup;
  unit: SettingUnit;
  /** What holds where an administrator has set nothing. */
  initial: number;
  min: number;
  max: number;
};

const row =
  (group: SettingGroup, unit: SettingUnit) =>
  (initial: number, min: number, max: number): SettingRow => ({ group, unit, initial, min, max });

const commission = (plan: { commissionBasisPoints: number }) =>
  row("plans", "basisPoints")(plan.commissionBasisPoints, 0, 3_000);
/** How many products a limited plan may allow at most. */
export const mostPlanProducts = 1_000;
const products = (plan: { maxProducts: number }) =>
  row("plans", "count")(plan.maxProducts, 1, mostPlanProducts);
const placement = (initial: (typeof choices.placement)[number]) =>
  row("categories", "placement")(choices.placement.indexOf(initial), 0, choices.placement.length - 1);
const place = (initial: number) => row("categories", "count")(initial, 1, 7);
const term = (name: SettableTerm, min: number, max: number) =>
  row("retention", "days")(retention[name].days, min, max);

/**
 * What an administrator may change of the market's business, by its key in `setting_changes`. Bounds are what the code
 * can work with, whoever asks. A key that changes its name loses its history.
 */
export const settingTable = {
  // What vendors pay (R5) and may list (R8). Prices are those of new subscriptions.
  "plans.freemiumCommissionBasisPoints": commission(initialPlans.freemium),
  "plans.basicCommissionBasisPoints": commission(initialPlans.basic),
  "plans.premiumCommissionBasisPoints": commission(initialPlans.premium),
  "plans.enterpriseCommissionBasisPoints": commission(initialPlans.enterprise),
  "plans.basicPriceCents": row("plans", "cents")(initialPlans.basic.priceCents, 100, 50_000),
  "plans.premiumPriceCents": row("plans", "cents")(initialPlans.premium.priceCents, 100, 50_000),
  "plans.freemiumProducts": products(initialPlans.freemium),
  "plans.basicProducts": products(initialPlans.basic),
  "plans.premiumProducts": products(initialPlans.premium),
  // Free delivery as two pages promise it (R2), and what the platform pays for it (R54).
  "free_shipping.productPageCents": row("delivery", "cents")(initialPromises.productPageCents, 0, 100_000),
  "free_shipping.checkoutCents": row("delivery", "cents")(initialPromises.checkoutCents, 0, 100_000),
  "delivery_subsidy.domesticCents": row("delivery", "cents")(800, 0, 10_000),
  "delivery_subsidy.regionalCents": row("delivery", "cents")(1_400, 0, 10_000),
  "delivery_subsidy.worldwideCents": row("delivery", "cents")(2_500, 0, 10_000),
  // Above all of it, selling would cost the platform money: an invariant rests on this bound.
  "delivery_subsidy.shareBasisPoints": row("delivery", "basisPoints")(8_000, 0, 10_000),
  // Which of the vendors' rates an administrator looks at first (R54).
  "delivery_rates.checkedAboveBasisPoints": row("rates", "basisPoints")(9_500, 5_000, 10_000),
  "delivery_rates.checkedFromVendors": row("rates", "count")(20, 1, 1_000),
  // When a parcel's money can be paid out (R55).
  "availability.afterReceiptDays": row("money", "days")(3, 0, 90),
  "availability.afterTrackedDispatchDays": row("money", "days")(14, 0, 90),
  "availability.afterUntrackedDispatchDays": row("money", "days")(21, 0, 120),
  "availability.newVendorDays": row("money", "days")(7, 0, 90),
  "availability.newVendorForDays": row("money", "days")(30, 0, 365),
  "availability.newVendorForParcels": row("money", "count")(10, 0, 1_000),
  "payouts.smallestCents": row("money", "cents")(1_000, 100, 100_000),
  // What the card provider takes of a payment, as far as the overview computes it.
  "card_fees.basisPoints": row("money", "basisPoints")(290, 0, 1_000),
  "card_fees.fixedCents": row("money", "cents")(30, 0, 500),
  // What one purchase may be, and how long its prices and goods are held (R58).
  "orders.mostLines": row("orders", "count")(50, 1, 100),
  "orders.mostUnits": row("orders", "count")(99, 1, 999),
  "orders.mostTotalCents": row("orders", "cents")(1_000_000, 1_000, 10_000_000),
  "orders.quoteMinutes": row("orders", "minutes")(30, 5, 240),
  // The card provider keeps a page open for at least 30 minutes and a day at most; one more covers the way there.
  "orders.holdMinutes": row("orders", "minutes")(31, 31, 1_440),
  "orders.lateGraceDays": row("orders", "days")(4, 1, 60),
  // How long a problem with a parcel can be reported, and how long its vendor has to answer (R60).
  "problems.reportDays": row("problems", "days")(30, 1, 180),
  "problems.changedMindDays": row("problems", "days")(14, 1, 90),
  "problems.answerWorkingDays": row("problems", "workingDays")(3, 1, 15),
  // Above these amounts, a refund of one parcel within a day and a payout by hand need a second administrator.
  "approvals.largeRefundCents": row("approvals", "cents")(50_000, 0, 1_000_000),
  "approvals.largePayoutCents": row("approvals", "cents")(50_000, 0, 10_000_000),
  // How many of the edits that trusted vendors publish are looked at afterwards.
  "vendors.checkedEditsBasisPoints": row("vendors", "basisPoints")(2_000, 100, 10_000),
  // What a vendor's figures must reach to be shown to administrators; nothing follows from it by itself.
  "risk.newVendorDays": row("vendors", "days")(60, 1, 365),
  "risk.newVendorSalesCents": row("vendors", "cents")(500_000, 10_000, 100_000_000),
  "risk.refundBasisPoints": row("vendors", "basisPoints")(1_000, 100, 10_000),
  "risk.lateBasisPoints": row("vendors", "basisPoints")(1_500, 100, 10_000),
  "risk.subsidyBasisPoints": row("vendors", "basisPoints")(6_000, 100, 10_000),
  "risk.fromParcels": row("vendors", "count")(10, 1, 1_000),
  "vendors.longestAwayDays": row("vendors", "days")(365, 7, 730),
  "wishlist.leastDropBasisPoints": row("vendors", "basisPoints")(500, 100, 9_000),
  // Which of the shop's lists offer a category, and its place in them (R1).
  "categories.green-beans.shownIn": placement("header"),
  "categories.green-beans.place": place(1),
  "categories.roasted-coffee.shownIn": placement("header"),
  "categories.roasted-coffee.place": place(2),
  "categories.ground-coffee.shownIn": placement("header"),
  "categories.ground-coffee.place": place(3),
  "categories.coffee-snacks.shownIn": placement("header"),
  "categories.coffee-snacks.place": place(4),
  "categories.coffee-sweets.shownIn": placement("home"),
  "categories.coffee-sweets.place": place(5),
  "categories.equipment.shownIn": placement("header"),
  "categories.equipment.place": place(6),
  "categories.accessories.shownIn": placement("page"),
  "categories.accessories.place": place(7),
  // How long what is stored of people stays (R66). A visitor can object to the answer to a report for six months of
  // it, and vendors see their programs' events of 30 days.
  "retention.mails": term("mails", 30, 365),
  "retention.unconfirmedSubscriptions": term("unconfirmedSubscriptions", 2, 30),
  "retention.expiredInvitations": term("expiredInvitations", 1, 90),
  "retention.suspectedInquiries": term("suspectedInquiries", 7, 90),
  "retention.visitorReports": term("visitorReports", 190, 1095),
  "retention.cartLines": term("cartLines", 30, 730),
  "retention.webhookDeliveries": term("webhookDeliveries", 30, 90),
  "retention.failedSignIns": term("failedSignIns", 7, 180),
  "retention.auditAddresses": term("auditAddresses", 30, 365),
  "retention.unsentPictures": term("unsentPictures", 1, 7),
  "retention.notifications": term("notifications", 30, 365),
} as const;

export type SettingKey = keyof typeof settingTable;
export const settingKeys = Object.keys(settingTable) as [SettingKey, ...SettingKey[]];
export type Settings<Key extends SettingKey = SettingKey> = Record<Key, number>;

/** What vendors pay, what the platform pays and who agrees to large amounts: one administrator asks for a change, another approves it. */
export const needsApproval = (key: string): boolean =>
  ["plans.", "delivery_subsidy.", "approvals."].some((start) => key.startsWith(start));

export const isSettingKey = (key: string | undefined): key is SettingKey =>
  key !== undefined && Object.hasOwn(settingTable, key);

/** An administrator's reason for a change, in characters. */
export const settingReasonBounds = [3, 300] as const;
/** How far ahead a change can be planned. */
export const mostDaysAhead = 365;

/** Estimated tax of a destination (R29). */
export const taxBounds = { min: 0, max: 5_000 } as const;
const taxKeyForm = /^tax\.([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/;

/** The key of a destination's tax rate: a country's, or that of one of its states. */
export const taxKeyOf = (country: string, state: string): string =>
  `tax.${country}${state ? `-${state}` : ""}`;

/** The destination of a tax rate's key; null for other keys. */
export function readTaxKey(key: string): { country: string; state: string } | null {
  const [, country, state = ""] = taxKeyForm.exec(key) ?? [];
  return country ? { country, state } : null;
}

const zoneKeyForm = /^zone\.([A-Z]{2})$/;
/** The key of the region to which a country belongs in deliveries (R29). */
export const zoneKeyOf = (country: string): string => `zone.${country}`;
export const zoneBounds = { min: 0, max: choices.region.length - 1 } as const;

/** What a key's value must be within; undefined if there is no such setting. */
export function findSettingBounds(key: string): { min: number; max: number } | undefined {
  if (readTaxKey(key)) return taxBounds;
  if (zoneKeyForm.test(key)) return zoneBounds;
  const limit = declaredLimits.find(({ name }) => limitKeyOf(name) === key);
  if (limit) return limitBounds(limit);
  return isSettingKey(key) ? settingTable[key] : undefined;
}
