import { asc, eq, sql } from "drizzle-orm";
import { applyBulkUpload } from "#domains/bulk-upload/server/apply-bulk-upload.ts";
import { getBulkUpload } from "#domains/bulk-upload/server/get-bulk-upload.ts";
import { startBulkUpload } from "#domains/bulk-upload/server/start-bulk-upload.ts";
import { undoBulkUpload } from "#domains/bulk-upload/server/undo-bulk-upload.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { withoutLimits } from "../sweeps/support/open-shop.ts";
import { addVendor, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";

export const vendorOf = (ctx: SignedInCtx) => ctx.caller.vendor!.id;

const description = "Jasmine and bergamot, washed and dried on raised beds.";
export const heading =
  "sku,name,description,category,price_usd,stock,weight_grams,origin_country,roast_level";
/** A row of such a file. */
export const line = (sku: string, change: Partial<Record<string, string>> = {}) =>
  Object.values({
    sku,
    name: `Lot ${sku}`,
    description: `"${description}"`,
    category: "roasted-coffee",
    price: "18.50",
    stock: "12",
    weight: "250",
    origin: "ET",
    roast: "light",
    ...change,
  }).join(",");
export const file = (...lines: string[]) => [heading, ...lines].join("\r\n");

/** As a browser sends it. */
export const csvFile = (csv: string) => new File([csv], "products.csv", { type: "text/csv" });

/** A vendor's actions on files, each with its job run to the end. */
export function bulkWork(market: () => TestMarket) {
  return {
    newShop: async () =>
      contextFor(withoutLimits(market().infra), await addVendor(market().infra, { planType: "enterprise" })),
    async check(ctx: SignedInCtx, csv: string) {
      const { id } = await startBulkUpload(ctx, csvFile(csv));
      await market().runJobs();
      return getBulkUpload(ctx, { uploadId: id });
    },
    async apply(ctx: SignedInCtx, uploadId: string) {
      await applyBulkUpload(ctx, { uploadId });
      await market().runJobs();
      return getBulkUpload(ctx, { uploadId });
    },
    async undo(ctx: SignedInCtx, uploadId: string) {
      await undoBulkUpload(ctx, { uploadId });
      await market().runJobs();
      return getBulkUpload(ctx, { uploadId });
    },
    productsOf: (ctx: SignedInCtx) =>
      market()
        .infra.db.select({ product: products, stock: stock.stockQuantity })
        .from(products)
        .innerJoin(stock, eq(stock.productId, products.id))
        .where(sql`${products.vendorId} = ${vendorOf(ctx)} and ${products.deletedAt} is null`)
        .orderBy(asc(products.sku)),
  };
}
