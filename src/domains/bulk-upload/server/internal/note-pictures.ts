import { insertRows } from "#platform/db/insert-rows.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { bulkPictures } from "../tables.ts";
import type { Plan } from "./plan-rows.ts";
import { pictureAddressesOf } from "./read-row.ts";
import type { RowResult } from "./set-rows.ts";

/** Stores where the pictures of the new products are, to be fetched later, and returns how many there are. */
export async function notePictures(
  { db }: Pick<Infra, "db">,
  uploadId: string,
  plans: readonly Plan[],
  results: readonly RowResult[],
): Promise<number> {
  const created = new Map(
    results
      .filter(({ action }) => action === "create")
      .map((result) => [result.rowNumber, result.productId!]),
  );
  const wanted = plans.flatMap(({ row: { rowNumber, cells } }) => {
    const productId = created.get(rowNumber);
    if (!productId) return [];
    return pictureAddressesOf(cells).map((url, position) => ({
      uploadId,
      rowNumber,
      position,
      productId,
      url,
    }));
  });
  if (wanted.length > 0) await insertRows(db, bulkPictures, wanted);
  return wanted.length;
}
