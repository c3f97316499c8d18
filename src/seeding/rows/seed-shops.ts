import { demoAccounts } from "@cafeto/demo-market/demo-accounts";
import type { Market, SeedProduct, SeedSearches, SeedVendor, SeedViews } from "@cafeto/demo-market/types";
import { sql } from "drizzle-orm";
import {
  marketSearches,
  marketSearchTerms,
  productDays,
  searchTermDays,
} from "#domains/analytics/server/tables.ts";
import { productViews } from "#domains/catalogue/server/tables.ts";
import { stock, stockMovements } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { enterpriseTerms } from "#domains/plans/server/tables.ts";
import { shippingProfiles, vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { seedId } from "./seed-id.ts";
import { ownerId } from "./seed-people.ts";
import type { Pictures } from "./seed-pictures.ts";

export const vendorId = (key: string) => seedId("vendor", key);
export const productId = (key: string) => seedId("product", key);

export async function seedVendors(db: Db, sellers: SeedVendor[], pictures: Pictures): Promise<void> {
  await insertRows(
    db,
    vendors,
    sellers.map(({ key, shipping: _, ownerName: __, ownerEmail: ___, region: ____, ...vendor }) => ({
      ...vendor,
      id: vendorId(key),
      userId: ownerId(key),
      logoUrl: pictures.logoOf(key),
      agreedToTermsAt: vendor.createdAt,
      selfCertifiedAt: vendor.createdAt,
      submittedAt: vendor.createdAt,
      approvedAt: vendor.isApproved ? vendor.createdAt : null,
    })),
  );
  await insertRows(
    db,
    shippingProfiles,
    sellers.map((vendor) => ({ vendorId: vendorId(vendor.key), ...vendor.shipping })),
  );
  await insertRows(
    db,
    enterpriseTerms,
    sellers
      .filter((vendor) => vendor.planType === "enterprise")
      .map((vendor) => ({
        vendorId: vendorId(vendor.key),
        priceCents: 19_900,
        managerName: demoAccounts.admin.fullName,
        managerEmail: demoAccounts.admin.email,
        agreedAt: vendor.createdAt,
      })),
  );
}

/** Products with their stock; `sold` is what the year's orders took of each, so that the movements sum to the stock. */
export async function seedProducts(
  db: Db,
  goods: SeedProduct[],
  imagesOf: (product: SeedProduct) => string[],
  sold: Map<string, number>,
): Promise<void> {
  await insertRows(
    db,
    products,
    goods.map(({ key, vendorKey, scene: _, stockQuantity: __, ...product }, index) => ({
      ...product,
      id: productId(key),
      vendorId: vendorId(vendorKey),
      imageUrls: imagesOf(goods[index]!),
      submittedAt: product.createdAt,
      updatedAt: product.createdAt,
    })),
  );
  const rows = goods.map(({ key, stockQuantity }) => ({ productId: productId(key), stockQuantity }));
  await db.execute(sql`
    update ${stock} set stock_quantity = given.quantity
    from unnest(${sql.param(rows.map((row) => row.productId))}::uuid[], ${sql.param(rows.map((row) => row.stockQuantity))}::int[]) as given (id, quantity)
    where ${stock.productId} = given.id`);
  await insertRows(
    db,
    stockMovements,
    goods.map(({ key, stockQuantity, createdAt }) => ({
      productId: productId(key),
      delta: stockQuantity + (sold.get(key) ?? 0),
      reason: "initial" as const,
      createdAt,
    })),
  );
}

/** How often each product was viewed and added to a cart, by day. */
export async function seedViews(db: Db, views: SeedViews[]): Promise<void> {
  await insertRows(
    db,
    productViews,
    views.map(({ productKey, day, count }) => ({ productId: productId(productKey), day, views: count })),
  );
  await insertRows(
    db,
    productDays,
    views
      .filter(({ cartAdds }) => cartAdds > 0)
      .map(({ productKey, day, cartAdds }) => ({ productId: productId(productKey), day, cartAdds })),
  );
}

/** What was searched, by term and by day, and to whose products it led. */
export async function seedSearches(
  db: Db,
  { searches, openings }: Pick<Market, "searches" | "openings">,
): Promise<void> {
  const rowOf = ({ count, finds }: SeedSearches) => ({ searches: count, withoutResults: finds ? 0 : count });
  await insertRows(
    db,
    marketSearchTerms,
    searches.map((one) => ({ day: one.day, term: one.term, ...rowOf(one) })),
  );
  await insertRows(
    db,
    searchTermDays,
    openings.map(({ vendorKey, term, day, count }) => ({
      vendorId: vendorId(vendorKey),
      term,
      day,
      openings: count,
    })),
  );
  const days = Map.groupBy(searches, ({ day }) => day);
  await insertRows(
    db,
    marketSearches,
    [...days].map(([day, terms]) => ({
      day,
      searches: terms.reduce((sum, one) => sum + rowOf(one).searches, 0),
      withoutResults: terms.reduce((sum, one) => sum + rowOf(one).withoutResults, 0),
    })),
  );
}
