import { stringify } from "csv-stringify/sync";
import { recordExport } from "#domains/audit/server/record-export.ts";
import type { AllProductsInput, ListedProduct } from "#domains/listings/all-products-calls.ts";
import { dollarsOf } from "#kernel/money.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedReadProducts } from "./list-all-products.ts";

const partSize = 2_000;
const columns = [
  ...["id", "name", "vendor", "vendor_id", "category", "state", "taken_down"],
  ...["price_usd", "stock", "created"],
];

/**
 * The products of a list as CSV, newest first, 2,000 at a time: the parts, one after the other, are one file. Safe from
 * spreadsheet formulas. For administrators.
 */
export async function exportAllProducts(
  ctx: SignedInCtx,
  input: AllProductsInput,
): Promise<{ fileName: string; csv: string; next: string | null }> {
  const { items, next } = await unscopedReadProducts(ctx, input, partSize);
  const isFirst = input.after === undefined;
  if (isFirst) await recordExport(ctx, "products");
  const csv = stringify(items.map(rowOf), {
    ...{ header: isFirst, bom: isFirst, columns, record_delimiter: "windows", escape_formulas: true },
  });
  return { fileName: `products-${ctx.clock.now().toISOString().slice(0, 10)}.csv`, csv, next };
}

const rowOf = (product: ListedProduct): unknown[] => [
  ...[product.id, product.name, product.vendor.companyName, product.vendor.id, product.category],
  ...[product.state, product.isTakenDown ? "yes" : "no", dollarsOf(product.priceCents)],
  ...[product.stockQuantity, product.createdAt],
];
