import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { createdAt, id, moment, usdCents } from "#platform/db/columns.ts";

export const vendors = pgTable(
  "vendors",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .unique()
      .references(() => users.id),
    companyName: text("company_name").notNull(),
    description: text("description").notNull(),
    language: text("language").notNull().default("en"),
    country: text("country").notNull(),
    city: text("city"),
    website: text("website"),
    phoneNumber: text("phone_number").notNull(),
    businessType: text("business_type").notNull(),
    certifications: text("certifications").array().notNull().default([]),
    logoUrl: text("logo_url"),
    planType: text("plan_type", { enum: ["freemium", "basic", "premium", "enterprise"] })
      .notNull()
      .default("freemium"),
    planExpiresAt: moment("plan_expires_at"),
    isApproved: boolean("is_approved").notNull().default(false),
    agreedToTermsAt: moment("agreed_to_terms_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("vendors_country").on(t.country)],
);

/** What a vendor asks for a parcel: a base and a rate per kilogram for each zone (decision 29). */
export const shippingProfiles = pgTable("shipping_profiles", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendors.id),
  domesticBaseCents: usdCents("domestic_base_usd").notNull().default(500),
  domesticPerKgCents: usdCents("domestic_per_kg_usd").notNull().default(150),
  regionalBaseCents: usdCents("regional_base_usd").notNull().default(900),
  regionalPerKgCents: usdCents("regional_per_kg_usd").notNull().default(400),
  worldwideBaseCents: usdCents("worldwide_base_usd").notNull().default(1400),
  worldwidePerKgCents: usdCents("worldwide_per_kg_usd").notNull().default(900),
});
