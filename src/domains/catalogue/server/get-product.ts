import { and, eq, sql } from "drizzle-orm";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { descriptionIn, languageIn, nameIn } from "#domains/listings/server/in-language.ts";
import { products } from "#domains/listings/server/tables.ts";
import { backOn } from "#domains/vendors/server/away.ts";
import { shippingProfiles, vendors } from "#domains/vendors/server/tables.ts";
import { toTraderView, traderSelection } from "#domains/vendors/server/trader-facts.ts";
import { dayOf } from "#domains/vendors/shop-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Db } from "#platform/db/database.ts";
import { prepareOnce } from "#platform/db/prepare-once.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { deliveryOf, profileColumns } from "./delivery-facts.ts";
import { availableStock, isOnSale, ratingColumns } from "./product-cards.ts";
import { showsProducts } from "./product-dependencies.ts";
import { productRatings } from "./tables.ts";

/** One product on sale with its vendor and availability, in the reader's language where it is said in it. NOT_FOUND for any other. For visitors. */
export async function getProduct(ctx: Ctx, input: { productId: string }): Promise<ProductDetail> {
  const [row] = await findOnSale(ctx.db).execute({
    productId: input.productId,
    language: ctx.language,
    today: dayOf(ctx.clock.now()),
  });
  dependsOn(showsProducts([input.productId], row ? [row.vendor.id] : "unknown"));
  if (!row) throw new AppError("NOT_FOUND");
  const { vendor, trader, profile, ...product } = row;
  const isOwn = ctx.caller.kind === "person" && ctx.caller.vendor?.id === vendor.id;
  const imageUrls = product.imageUrls.length > 0 ? product.imageUrls : [placeholderImage];
  return {
    ...product,
    language: product.language as ProductDetail["language"],
    category: product.category as ProductDetail["category"],
    roastLevel: product.roastLevel as ProductDetail["roastLevel"],
    imageUrl: imageUrls[0]!,
    imageUrls,
    createdAt: product.createdAt.toISOString(),
    vendor: { ...vendor, trader: toTraderView(trader), isOwn },
    delivery: deliveryOf(vendor.country, profile, product.weightGrams),
  };
}

const shown = {
  id: products.id,
  name: nameIn(sql.placeholder("language")),
  category: products.category,
  priceCents: products.priceCents,
  originCountry: products.originCountry,
  roastLevel: products.roastLevel,
  weightGrams: products.weightGrams,
  tastingNotes: products.tastingNotes,
  description: descriptionIn(sql.placeholder("language")),
  language: languageIn(sql.placeholder("language")),
  imageUrls: products.imageUrls,
  region: products.region,
  altitudeMeters: products.altitudeMeters,
  variety: products.variety,
  process: products.process,
  hsCode: products.hsCode,
  createdAt: products.createdAt,
  vendor: {
    id: vendors.id,
    companyName: vendors.companyName,
    description: vendors.description,
    language: vendors.language,
    country: vendors.country,
    city: vendors.city,
    businessType: vendors.businessType,
    certifications: vendors.certifications,
    logoUrl: vendors.logoUrl,
    website: vendors.website,
    phoneNumber: vendors.phoneNumber,
  },
  trader: traderSelection,
  profile: profileColumns,
};

const findOnSale = (db: Db) =>
  prepareOnce(db, "get-product", () =>
    db
      .select({
        ...shown,
        stockQuantity: availableStock,
        mostUnits: products.mostUnits,
        backOn: backOn(sql.placeholder("today")),
        ...ratingColumns,
      })
      .from(products)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .leftJoin(stock, eq(stock.productId, products.id))
      .leftJoin(productRatings, eq(productRatings.productId, products.id))
      .leftJoin(shippingProfiles, eq(shippingProfiles.vendorId, vendors.id))
      .where(and(eq(products.id, sql.placeholder("productId")), isOnSale))
      .prepare("get-product"),
  );
