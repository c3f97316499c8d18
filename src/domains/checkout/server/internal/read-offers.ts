import { and, eq, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { availableStock, isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { stock, stockHolds } from "#domains/inventory/server/tables.ts";
import { nameIn } from "#domains/listings/server/in-language.ts";
import { products } from "#domains/listings/server/tables.ts";
import { orders, type ShippingAddress } from "#domains/orders/server/tables.ts";
import type { PlanType } from "#domains/plans/plan-table.ts";
import { promotionsColumn, promotionsOf } from "#domains/promotions/server/running-promotions.ts";
import { deliveryKeys, deliveryTermsOf } from "#domains/settings/server/delivery-terms.ts";
import { planKeys, plansOf } from "#domains/settings/server/plan-terms.ts";
import { settingsColumn, settingsOf, setValueColumn } from "#domains/settings/server/read-settings.ts";
import type { Settings } from "#domains/settings/setting-table.ts";
import { backOn } from "#domains/vendors/server/away.ts";
import { ratesOf, shippingProfileOf } from "#domains/vendors/server/shipping-profile.ts";
import { shippingProfiles, vendors } from "#domains/vendors/server/tables.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { Db } from "#platform/db/database.ts";
import { prepareOnce } from "#platform/db/prepare-once.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { zoneOf } from "../address/zone-of.ts";
import type { BasketLine, PricingTerms } from "../price-basket.ts";
import { taxRates } from "../tables.ts";

export type Destination = Pick<ShippingAddress, "country" | "state">;

/** A product on sale with its seller's terms. `available`: what the buyer can have, with the buyer's own holds. `mostUnits`: what its vendor sells in one order (R58). */
export type Offer = Omit<BasketLine, "quantity"> & {
  available: number;
  /** The vendor's days from payment to dispatch. */
  handlingDays: number;
  backOn: string | null;
  mostUnits: number | null;
};
const boundKeys = [
  "orders.mostLines",
  "orders.mostUnits",
  "orders.mostTotalCents",
  "orders.quoteMinutes",
  "orders.holdMinutes",
] as const;
const keys = [...deliveryKeys, ...planKeys, ...boundKeys] as const;
/** Bounds of one purchase, and how long its prices and goods are held (R58). */
export type PurchaseBounds = Settings<(typeof boundKeys)[number]>;
/** `terms`: what holds for the whole basket. */
export type Offers = {
  byProduct: Map<string, Offer>;
  terms: PricingTerms;
  bounds: PurchaseBounds;
};
type Buying = Destination & {
  buyerId: string | null;
  /** Of a promotion, in capitals. */
  code: string | null;
  /** As of when settings and tax count: the moment of the quote, now if there is none yet. */
  termsAt?: Date | undefined;
};

/**
 * What is on sale now of these products, with all that a price depends on: stock, the vendors' terms, the
 * destination's tax rate, promotions and the promise of free delivery; in one query, as of one moment. What waits for the buyer's
 * own unfinished payment is available to the buyer.
 */
export async function readOffers(
  { db, clock, language }: Pick<Ctx, "db" | "clock" | "language">,
  productIds: readonly string[],
  { country, state, buyerId, code, termsAt = clock.now() }: Buying,
): Promise<Offers> {
  const today = dayOf(clock.now());
  const place = { country, state: state ?? "", buyerId, code, termsAt: termsAt.toISOString() };
  const rows = await findOffers(db).execute({ ids: productIds, language, today, ...place });
  const [first] = rows;
  const set = settingsOf(keys, first?.settings ?? null);
  const plans = plansOf(set);
  const byProduct = new Map(
    rows.map(({ offer, vendor, profile, regions }): [string, Offer] => {
      const { planType, country: from, ...seller } = vendor;
      const { commissionBasisPoints } = plans[planType as PlanType];
      const zone = zoneOf(from, country, regions);
      const { handlingDays, ...held } = shippingProfileOf(profile);
      const terms = { commissionBasisPoints, profile: ratesOf(held), zone };
      return [offer.productId, { ...offer, handlingDays, vendor: { ...seller, ...terms } }];
    }),
  );
  const terms = {
    ...deliveryTermsOf(set),
    taxBasisPoints: first?.taxBasisPoints ?? 0,
    promotions: promotionsOf(first?.promotions ?? null),
    code,
    isFirstOrder: first?.isFirstOrder ?? false,
  };
  return { byProduct, terms, bounds: set };
}

const ownHolds = sql`(select coalesce(sum(${stockHolds.quantity}), 0) from ${stockHolds}
  where ${stockHolds.productId} = ${products.id} and ${stockHolds.state} = 'active'
    and ${stockHolds.buyerId} = ${sql.placeholder("buyerId")})`;

const [country, state, termsAt] = ["country", "state", "termsAt"].map((name) => sql.placeholder(name)) as [
  Placeholder,
  Placeholder,
  Placeholder,
];
/** Whether a buyer has not paid for anything yet; a visitor is none. */
const isFirstOrder = sql<boolean>`(${sql.placeholder("buyerId")}::uuid is not null and not exists (
  select from ${orders} where ${orders.userId} = ${sql.placeholder("buyerId")}::uuid and ${orders.paidAt} is not null))`;

const initialTax = (of: SQLWrapper): SQL<number | null> =>
  sql`(select ${taxRates.basisPoints} from ${taxRates} where ${taxRates.country} = ${country} and ${taxRates.state} = ${of})`;

/** The rate of the destination's state, else of its country; each as an administrator set it, else the initial one. */
const taxRate: SQL<number | null> = sql`coalesce(
  case when ${state}::text <> '' then coalesce(
    ${setValueColumn(sql`'tax.' || ${country}::text || '-' || ${state}::text`, termsAt)}, ${initialTax(state)}) end,
  ${setValueColumn(sql`'tax.' || ${country}::text`, termsAt)}, ${initialTax(sql`''`)})`;

/** The region that an administrator has set for a country. */
const regionOf = (of: SQLWrapper): SQL<number | null> => setValueColumn(sql`'zone.' || ${of}::text`, termsAt);

const findOffers = (db: Db) =>
  prepareOnce(db, "offers", () =>
    db
      .select({
        offer: {
          productId: products.id,
          name: nameIn(sql.placeholder("language")),
          category: products.category,
          imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
          unitPriceCents: products.priceCents,
          weightGrams: products.weightGrams,
          available: sql<number>`${availableStock} + ${ownHolds}`.mapWith(Number),
          backOn: backOn(sql.placeholder("today")),
          mostUnits: products.mostUnits,
        },
        vendor: {
          id: vendors.id,
          companyName: vendors.companyName,
          country: vendors.country,
          planType: vendors.planType,
        },
        profile: shippingProfiles,
        regions: { from: regionOf(sql`${vendors.country}`), to: regionOf(country) },
        taxBasisPoints: taxRate,
        settings: settingsColumn(keys, sql.placeholder("termsAt")),
        promotions: promotionsColumn({
          vendorIds: sql`array(select vendor_id from ${products} where id = any(${sql.placeholder("ids")}::uuid[]))`,
          code: sql`${sql.placeholder("code")}::text`,
          buyerId: sql.placeholder("buyerId"),
          at: termsAt,
        }),
        isFirstOrder,
      })
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .leftJoin(shippingProfiles, eq(shippingProfiles.vendorId, vendors.id))
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(and(sql`${products.id} = any(${sql.placeholder("ids")}::uuid[])`, isOnSale))
      .prepare("offers"),
  );
