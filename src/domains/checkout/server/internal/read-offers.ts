import { and, eq, type SQL, sql } from "drizzle-orm";
import { availableStock, isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { stock, stockHolds } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { ShippingAddress } from "#domains/orders/server/tables.ts";
import { type PlanType, plans } from "#domains/plans/plan-table.ts";
import { deliverySettings, deliveryTermsOf } from "#domains/promotions/server/delivery-terms.ts";
import { backOn } from "#domains/vendors/server/away.ts";
import { shippingProfileOf } from "#domains/vendors/server/shipping-profile.ts";
import { shippingProfiles, vendors } from "#domains/vendors/server/tables.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { Db } from "#platform/db/database.ts";
import { prepareOnce } from "#platform/db/prepare-once.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { zoneOf } from "../address/zone-of.ts";
import type { BasketLine, PricingTerms } from "../price-basket.ts";
import { taxRates } from "../tables.ts";

export type Destination = Pick<ShippingAddress, "country" | "state">;

/** A product on sale with its seller's terms. `available`: what the buyer can have, with the buyer's own holds. */
export type Offer = Omit<BasketLine, "quantity"> & { available: number; backOn: string | null };
/** `terms`: what holds for the whole basket; null without any offer. */
export type Offers = { byProduct: Map<string, Offer>; terms: PricingTerms | null };

/**
 * What is on sale now of these products, with all that a price depends on: stock, the vendors' terms, the
 * destination's tax rate and the promise of free delivery; in one query, as of one moment. What waits for the buyer's
 * own unfinished payment is available to the buyer.
 */
export async function readOffers(
  { db, clock }: Pick<Infra, "db" | "clock">,
  productIds: readonly string[],
  { country, state, buyerId }: Destination & { buyerId: string | null },
): Promise<Offers> {
  const today = dayOf(clock.now());
  const rows = await findOffers(db).execute({ ids: productIds, today, country, state: state ?? "", buyerId });
  const [first] = rows;
  const byProduct = new Map(
    rows.map(({ offer, vendor, profile }): [string, Offer] => {
      const { planType, country: from, ...seller } = vendor;
      const { commissionBasisPoints } = plans[planType as PlanType];
      const zone = zoneOf(from, country);
      const terms = { commissionBasisPoints, profile: shippingProfileOf(profile), zone };
      return [offer.productId, { ...offer, vendor: { ...seller, ...terms } }];
    }),
  );
  const terms = first
    ? { ...deliveryTermsOf(first.settings), taxBasisPoints: first.taxBasisPoints ?? 0 }
    : null;
  return { byProduct, terms };
}

const ownHolds = sql`(select coalesce(sum(${stockHolds.quantity}), 0) from ${stockHolds}
  where ${stockHolds.productId} = ${products.id} and ${stockHolds.state} = 'active'
    and ${stockHolds.buyerId} = ${sql.placeholder("buyerId")})`;

/** The rate of the destination's state, else of its country. */
const taxRate: SQL<number | null> = sql`(select ${taxRates.basisPoints} from ${taxRates}
  where ${taxRates.country} = ${sql.placeholder("country")} and ${taxRates.state} in ('', ${sql.placeholder("state")})
  order by ${taxRates.state} desc limit 1)`;

const findOffers = (db: Db) =>
  prepareOnce(db, "offers", () =>
    db
      .select({
        offer: {
          productId: products.id,
          name: products.name,
          imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
          unitPriceCents: products.priceCents,
          weightGrams: products.weightGrams,
          available: sql<number>`${availableStock} + ${ownHolds}`.mapWith(Number),
          backOn: backOn(sql.placeholder("today")),
        },
        vendor: {
          id: vendors.id,
          companyName: vendors.companyName,
          country: vendors.country,
          planType: vendors.planType,
        },
        profile: shippingProfiles,
        taxBasisPoints: taxRate,
        settings: deliverySettings,
      })
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .leftJoin(shippingProfiles, eq(shippingProfiles.vendorId, vendors.id))
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(and(sql`${products.id} = any(${sql.placeholder("ids")}::uuid[])`, isOnSale))
      .prepare("offers"),
  );
