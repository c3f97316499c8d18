import { findListings, type Listing } from "#domains/listings/server/find-listings.ts";
import { idSchema } from "#kernel/schemas.ts";
import type { Db } from "#platform/db/database.ts";

type Cells = Record<string, string>;

/** The products that rows name by their id or else by their sku, fetched at once; returns how to look each one up. */
export async function findKnown(
  db: Db,
  vendorId: string,
  rows: readonly { cells: Cells }[],
  { lock }: { lock: boolean },
): Promise<(cells: Cells) => Listing | undefined> {
  const ids = rows.flatMap(({ cells }) => (isId(cells["id"]) ? [cells["id"]] : []));
  const skus = rows.flatMap(({ cells }) => (cells["sku"] ? [cells["sku"]] : []));
  const known = await findListings(db, vendorId, { ids, skus, lock });
  const byId = new Map(known.map((product) => [product.id, product]));
  const bySku = new Map(known.map((product) => [product.sku, product]));
  return ({ id, sku }) => (id ? byId.get(id.toLowerCase()) : sku ? bySku.get(sku) : undefined);
}

const isId = (text: string | undefined): text is string => idSchema.safeParse(text).success;
