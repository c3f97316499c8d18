import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { adjustStocks } from "#domains/inventory/server/adjust-stocks.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { claimPlaces } from "../../internal/claim-place.ts";
import { bulkUploadRows, productRevisions, products } from "../../tables.ts";
import { setUpload, type Upload } from "./own-upload.ts";
import { restoreProduct } from "./restore-product.ts";
import { type Before, setRows } from "./set-rows.ts";

const chunkSize = 250;

/** Takes back what the last applied rows of an upload did. False at the end. */
export async function undoChunk(tx: Doors, upload: Upload): Promise<boolean> {
  const rows = await tx.db
    .select()
    .from(bulkUploadRows)
    .where(and(eq(bulkUploadRows.uploadId, upload.id), eq(bulkUploadRows.isDone, true)))
    .orderBy(desc(bulkUploadRows.rowNumber))
    .limit(chunkSize);
  // The shop first, as whoever changes products does.
  await claimPlaces(tx, upload.vendorId, 0);
  const idsOf = (action: "create" | "update") =>
    rows.filter((row) => row.action === action).map((row) => row.productId!);
  await deleteProducts(tx, upload.vendorId, idsOf("create"));
  const known = await lockProducts(tx, upload.vendorId, idsOf("update"));
  const undone = rows.filter((row) => row.action === "update" && known.has(row.productId!));
  await adjustStocks(
    tx,
    undone.flatMap(({ productId, before }) => {
      const { stockDelta } = before as Before;
      return stockDelta === undefined ? [] : [{ productId: productId!, by: -stockDelta }];
    }),
  );
  for (const { productId, before } of undone)
    await restoreProduct(tx, known.get(productId!)!, before as Before);
  await setRows(
    tx.db,
    upload.id,
    rows.map(({ rowNumber, action, productId, errors, before }) => ({
      ...{ rowNumber, action, productId, errors },
      before: before as Before,
      isDone: false,
    })),
  );
  const isEnd = rows.length < chunkSize;
  await setUpload(tx, upload.id, {
    doneCount: upload.doneCount + rows.length,
    ...(isEnd ? { state: "undone", undoneAt: tx.clock.now() } : {}),
  });
  if (isEnd) await tx.jobs.enqueue(tx.db, "index-shop", { vendorId: upload.vendorId });
  return !isEnd;
}

/** Orders that hold one keep what they show; its stock's history refers to it, so that its row stays. */
async function deleteProducts(tx: Doors, vendorId: string, ids: readonly string[]): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .update(products)
    .set({ deletedAt: now, isActive: false, updatedAt: now })
    .where(and(eq(products.vendorId, vendorId), inArray(products.id, [...ids]), isNull(products.deletedAt)));
  await tx.db
    .update(productRevisions)
    .set({ state: "withdrawn", decidedAt: now })
    .where(and(inArray(productRevisions.productId, [...ids]), eq(productRevisions.state, "waiting")));
}

type Product = typeof products.$inferSelect;

async function lockProducts(
  { db }: Doors,
  vendorId: string,
  ids: readonly string[],
): Promise<Map<string, Product>> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.vendorId, vendorId), inArray(products.id, [...ids]), isNull(products.deletedAt)))
    .orderBy(products.id)
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}
