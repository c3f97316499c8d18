import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { grantablePlans } from "#domains/plans/plan-grants.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, decision, moment, usdCents } from "#platform/db/columns.ts";

/** A vendor's subscription as last reported by the card provider, and the vendor's choice for the next period. */
export const vendorSubscriptions = pgTable(
  "vendor_subscriptions",
  {
    vendorId: uuid("vendor_id")
      .primaryKey()
      .references(() => vendors.id),
    providerCustomerId: text("provider_customer_id").unique(),
    providerSubscriptionId: text("provider_subscription_id").unique(),
    providerScheduleId: text("provider_schedule_id"),
    /** The provider's own status: active, past_due, unpaid, canceled… Null without a subscription. */
    status: text("status"),
    /** What it costs a month; null where it was last asked about before that was stored. */
    priceCents: usdCents("price_usd"),
    currentPeriodEnd: moment("current_period_end"),
    cancelAt: moment("cancel_at"),
    /** The smaller plan that begins with the next period, and the products that stay active then (R42). */
    nextPlanType: text("next_plan_type", { enum: ["freemium", "basic", "premium"] }),
    keptProductIds: uuid("kept_product_ids").array().notNull().default([]),
    pastDueSince: moment("past_due_since"),
    syncedAt: moment("synced_at"),
    createdAt: createdAt(),
  },
  (t) => [index("vendor_subscriptions_past_due").on(t.pastDueSince)],
);

/** A plan that administrators gave a vendor until a moment; then `sweep-plans` puts it back on its own. */
export const planGrants = pgTable(
  "plan_grants",
  {
    vendorId: uuid("vendor_id")
      .primaryKey()
      .references(() => vendors.id),
    planType: text("plan_type", { enum: grantablePlans }).notNull(),
    until: moment("until").notNull(),
    reason: text("reason").notNull(),
    /** When the vendor's free months end, as it was before the grant. */
    ownExpiresAt: moment("own_expires_at"),
    grantedBy: uuid("granted_by"),
    grantedAt: moment("granted_at").notNull(),
  },
  (t) => [
    index("plan_grants_until").on(t.until),
    check("plan_grants_until_later", sql`${t.until} > ${t.grantedAt}`),
    check("plan_grants_reason", sql`char_length(${t.reason}) between 3 and 1000`),
  ],
);

/** The terms agreed with an enterprise vendor (R4). */
export const enterpriseTerms = pgTable("enterprise_terms", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendors.id),
  priceCents: usdCents("price_usd").notNull(),
  managerName: text("manager_name").notNull(),
  managerEmail: text("manager_email").notNull(),
  managerPhone: text("manager_phone"),
  agreedAt: moment("agreed_at").notNull().defaultNow(),
  ...decision(),
});
