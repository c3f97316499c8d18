import { recordExport } from "#domains/audit/server/record-export.ts";
import type { AllProductsInput, ListedProduct } from "#domains/listings/all-products-calls.ts";
import { dollarsOf } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { exportPageSize, readPages, streamCsv } from "#platform/rpc/stream-csv.ts";
import { unscopedReadProducts } from "./list-all-products.ts";

const columns = [
  ...["id", "name", "vendor", "vendor_id", "category", "state", "taken_down"],
  ...["price_usd", "stock", "created"],
];

/** The products of a list as CSV, in its order. For administrators. */
export async function exportAllProducts(
  ctx: SignedInCtx,
  input: Omit<AllProductsInput, "after" | "size">,
): Promise<ReadableStream<Uint8Array>> {
  await recordExport(ctx, "products");
  const readPage = (after: string | undefined) =>
    unscopedReadProducts(ctx, { ...input, after }, exportPageSize);
  return streamCsv(ctx, {
    fileName: `products-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
    ...{ columns, pages: readPages(readPage, rowOf) },
  });
}

const rowOf = (product: ListedProduct): unknown[] => [
  ...[product.id, product.name, product.vendor.companyName, product.vendor.id, product.category],
  ...[product.state, product.isTakenDown ? "yes" : "no", dollarsOf(product.priceCents)],
  ...[product.stockQuantity, product.createdAt],
];
