import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { riskSigns } from "#domains/vendors/risk-rules.ts";
import { listedPlans } from "#domains/vendors/vendor-states.ts";
import { teamRoles } from "#kernel/permissions.ts";
import { createdAt, decision, id, moment, usdCents } from "#platform/db/columns.ts";

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
    planType: text("plan_type", { enum: listedPlans }).notNull().default("freemium"),
    planExpiresAt: moment("plan_expires_at"),
    isApproved: boolean("is_approved").notNull().default(false),
    agreedToTermsAt: moment("agreed_to_terms_at").notNull(),
    /** Who sells (R63); all empty of vendors that applied before it was asked. */
    legalName: text("legal_name"),
    registeredAddress: text("registered_address"),
    /** Of the trade or tax register; null, and the others not, where the vendor states that it has none. */
    registrationNumber: text("registration_number"),
    contactEmail: text("contact_email"),
    /** When it certified to offer only what complies with the law. */
    selfCertifiedAt: moment("self_certified_at"),
    /** When the application was last submitted; the longest waiting is reviewed first. */
    submittedAt: moment("submitted_at").notNull().defaultNow(),
    approvedAt: moment("approved_at"),
    /** Set by a rejection, and cleared when the application is resubmitted (R37). */
    rejectedAt: moment("rejected_at"),
    rejectionReason: text("rejection_reason"),
    ...decision(),
    /** Since when the whole shop is hidden because its plan is unpaid, or its free months are over (R41). */
    pausedAt: moment("paused_at"),
    /** Since when an administrator has suspended it: hidden, without new orders or payouts (R61). */
    suspendedAt: moment("suspended_at"),
    /** Until when a suspended vendor may dispatch its open parcels; then they are cancelled and refunded. */
    openParcelsUntil: moment("open_parcels_until"),
    /** Since when its contract is ended for good, by two administrators; it stays suspended. */
    terminatedAt: moment("terminated_at"),
    /** Since when an administrator has stopped its payouts alone. */
    payoutsPausedAt: moment("payouts_paused_at"),
    /** Since when an administrator trusts it: its edits of products are on sale at once. */
    trustedAt: moment("trusted_at"),
    /** The first and last day away; products show the day after and can't be bought meanwhile. */
    awayFrom: date("away_from", { mode: "string" }),
    awayUntil: date("away_until", { mode: "string" }),
    /** The color of the vendor's page, `#rrggbb`; a plan's feature. */
    brandColor: text("brand_color"),
    createdAt: createdAt(),
  },
  (t) => [
    index("vendors_country").on(t.country),
    // The orders of the administrators' list.
    index("vendors_submitted").on(t.submittedAt, t.id),
    // For the rows of reports.
    index("vendors_name_and_id").on(sql`(lower(${t.companyName}) || ' ' || ${t.id}::text)`),
    index("vendors_name").on(sql`fold_text(${t.companyName})`, t.id),
    // For searches of every list that names vendors.
    index("vendors_name_parts").using("gin", sql`fold_text(${t.companyName}) gin_trgm_ops`),
    index("vendors_waiting").on(t.submittedAt).where(sql`not is_approved and rejected_at is null`),
    index("vendors_suspended").on(t.openParcelsUntil).where(sql`suspended_at is not null`),
    check("vendors_suspension", sql`(${t.suspendedAt} is null) = (${t.openParcelsUntil} is null)`),
    check("vendors_termination", sql`${t.terminatedAt} is null or ${t.suspendedAt} is not null`),
    check(
      "vendors_trader",
      sql`num_nulls(${t.legalName}, ${t.registeredAddress}, ${t.contactEmail}, ${t.selfCertifiedAt}) in (0, 4)`,
    ),
    check("vendors_register", sql`${t.registrationNumber} is null or ${t.legalName} is not null`),
    check("vendors_away", sql`${t.awayUntil} >= ${t.awayFrom}`),
    check("vendors_rejection", sql`(${t.rejectedAt} is null) = (${t.rejectionReason} is null)`),
    check("vendors_brand_color", sql`${t.brandColor} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/**
 * Who works for a shop, and as what. A person belongs to one shop at most. A shop's owner is written by the trigger
 * `write_vendor_owner`, whenever `vendors.user_id` is.
 */
export const vendorMembers = pgTable(
  "vendor_members",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id, { onDelete: "cascade" }),
    role: text("role", { enum: teamRoles }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("vendor_members_vendor").on(t.vendorId),
    uniqueIndex("vendor_members_one_owner").on(t.vendorId).where(sql`role = 'owner'`),
    check("vendor_members_role", sql`${t.role} in ('owner', 'manager', 'packer', 'accountant')`),
  ],
);

const rates = () => ({
  domesticBaseCents: usdCents("domestic_base_usd").notNull(),
  domesticPerKgCents: usdCents("domestic_per_kg_usd").notNull(),
  regionalBaseCents: usdCents("regional_base_usd").notNull(),
  regionalPerKgCents: usdCents("regional_per_kg_usd").notNull(),
  worldwideBaseCents: usdCents("worldwide_base_usd").notNull(),
  worldwidePerKgCents: usdCents("worldwide_per_kg_usd").notNull(),
});

/** A vendor's delivery rates: a base and a rate per kilogram for each zone (R29). */
export const shippingProfiles = pgTable("shipping_profiles", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendors.id),
  ...rates(),
  /** Days from payment to dispatch. */
  handlingDays: integer("handling_days").notNull().default(3),
  /** Of rates that had to be accepted. */
  ...decision(),
});

/** The delivery rates that a vendor wants and that count once an administrator accepts them (R54). */
export const waitingRates = pgTable("waiting_shipping_rates", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendors.id),
  ...rates(),
  submittedAt: moment("submitted_at").notNull(),
});

/**
 * What a vendor's sales of the last 90 days amount to, and the signs that administrators should look at; written by the job
 * `calculate-risks`. Of vendors that sold nothing there is none.
 */
export const vendorRisks = pgTable(
  "vendor_risks",
  {
    vendorId: uuid("vendor_id")
      .primaryKey()
      .references(() => vendors.id, { onDelete: "cascade" }),
    signs: text("signs", { enum: riskSigns }).array().notNull(),
    parcels: integer("parcels").notNull(),
    uncanceledParcels: integer("uncanceled_parcels").notNull(),
    lateParcels: integer("late_parcels").notNull(),
    salesCents: usdCents("sales_usd").notNull(),
    recentSalesCents: usdCents("recent_sales_usd").notNull(),
    refundedCents: usdCents("refunded_usd").notNull(),
    subsidyCents: usdCents("subsidy_usd").notNull(),
    commissionCents: usdCents("commission_usd").notNull(),
    calculatedAt: moment("calculated_at").notNull(),
  },
  (t) => [
    index("vendor_risks_signs").using("gin", t.signs),
    check(
      "vendor_risks_parcels",
      sql`${t.lateParcels} <= ${t.uncanceledParcels} and ${t.uncanceledParcels} <= ${t.parcels}`,
    ),
  ],
);

/** Pictures that a vendor uploaded, by content address; only these may be used in its products and its shop. */
export const vendorImages = pgTable(
  "vendor_images",
  {
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    url: text("url").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    byteSize: integer("byte_size").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.vendorId, t.url] }),
    index("vendor_images_time").on(t.vendorId, t.createdAt),
  ],
);
