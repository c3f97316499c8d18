import type { BulkMapping } from "#domains/bulk-upload/file-sources.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { errorsOf } from "./internal/check-chunk.ts";
import { findForeignUpload, unscopedReadFirstRows } from "./internal/foreign-upload.ts";
import { mapRows } from "./internal/map-rows.ts";
import { planRows } from "./internal/plan-rows.ts";
import { toRefusedRow } from "./list-bulk-errors.ts";

const rowsShown = 5;
const longestShown = 80;

/**
 * What the first five rows of another shop's file of the caller would become by such a mapping, with their errors.
 * Nothing is changed. NOT_FOUND. For enterprise vendors.
 */
export async function previewBulkMapping(
  ctx: SignedInCtx,
  { uploadId, mapping }: { uploadId: string; mapping: BulkMapping },
) {
  const vendorId = ownVendorId(ctx);
  const upload = await findForeignUpload(ctx.db, vendorId, uploadId);
  const rows = await unscopedReadFirstRows(ctx.db, uploadId, rowsShown);
  const mapped = await mapRows(ctx.db, { ...upload, mapping }, rows);
  const plans = await planRows(ctx.db, vendorId, mapped, { lock: false });
  return {
    rows: plans.map((plan) => {
      const { cells } = plan.row;
      const cell = (name: string) => (cells[name] ?? "").slice(0, longestShown).toWellFormed();
      const { id: _, ...shown } = toRefusedRow({ ...plan.row, errors: errorsOf(plan) });
      return {
        ...shown,
        price: cell("price_usd"),
        stock: cell("stock"),
        weight: cell("weight_grams"),
        category: cell("category"),
      };
    }),
  };
}
