import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { recordExport } from "#domains/audit/server/record-export.ts";
import { type BulkColumn, bulkColumnNames, listSeparator } from "#domains/bulk-upload/bulk-columns.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { csvResponse } from "./internal/csv-response.ts";

const pageSize = 500;

/**
 * All the caller's products as CSV, as they are on sale, in an upload's columns: an export can be uploaded again.
 * Read in pages of 500, so that memory does not grow with the shop. For enterprise vendors.
 */
export async function exportProducts(ctx: SignedInCtx): Promise<ReadableStream<Uint8Array>> {
  await recordExport(ctx, "shop-products");
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return csvResponse(ctx, `cafeto-products-${day}.csv`, readPages(ctx, ownVendorId(ctx)));
}

async function* readPages({ db }: SignedInCtx, vendorId: string): AsyncGenerator<string[][]> {
  let after: string | undefined;
  do {
    const rows = await db
      .select({ product: products, stockQuantity: stock.stockQuantity })
      .from(products)
      .innerJoin(stock, eq(stock.productId, products.id))
      .where(
        and(
          eq(products.vendorId, vendorId),
          isNull(products.deletedAt),
          after ? gt(products.id, after) : undefined,
        ),
      )
      .orderBy(asc(products.id))
      .limit(pageSize);
    if (rows.length > 0) yield rows.map(({ product, stockQuantity }) => toCells(product, stockQuantity));
    after = rows.length === pageSize ? rows.at(-1)!.product.id : undefined;
  } while (after);
}

function toCells(product: typeof products.$inferSelect, stockQuantity: number): string[] {
  const { en, es, pt } = product.translations;
  const cells: Record<BulkColumn, string | number | null> = {
    id: product.id,
    sku: product.sku,
    name: product.name,
    description: product.description,
    language: product.language,
    name_en: en?.name ?? null,
    description_en: en?.description ?? null,
    name_es: es?.name ?? null,
    description_es: es?.description ?? null,
    name_pt: pt?.name ?? null,
    description_pt: pt?.description ?? null,
    category: product.category,
    price_usd: (product.priceCents / 100).toFixed(2),
    stock: stockQuantity,
    most_units: product.mostUnits,
    weight_grams: product.weightGrams,
    origin_country: product.originCountry,
    region: product.region,
    altitude_meters: product.altitudeMeters,
    variety: product.variety,
    process: product.process,
    roast_level: product.roastLevel,
    tasting_notes: product.tastingNotes.join(listSeparator),
    hs_code: product.hsCode,
    image_urls: product.imageUrls.join(listSeparator),
  };
  return bulkColumnNames.map((column) => String(cells[column] ?? ""));
}
