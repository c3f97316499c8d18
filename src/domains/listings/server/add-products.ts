import { randomUUID } from "node:crypto";
import { adjustStocks } from "#domains/inventory/server/adjust-stocks.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { products, type RevisionContent } from "./tables.ts";

/** What a product is to be. Price in cents; `stockQuantity` undefined leaves the stock as it is. */
export type WantedProduct = {
  sku: string | null;
  content: RevisionContent;
  priceCents: number;
  /** The vendor's own limit per order. */
  mostUnits: number | null;
  stockQuantity: number | undefined;
};

/**
 * Writes many products that wait for approval, with their first stock, and returns their ids in the same order. In the
 * caller's transaction, which has claimed their places (`claimPlaces`). For bulk work.
 */
export async function addProducts(
  tx: Infra,
  vendorId: string,
  wanted: readonly WantedProduct[],
): Promise<string[]> {
  const now = tx.clock.now();
  const added = wanted.map((product) => ({ ...product, id: randomUUID() }));
  await insertRows(
    tx.db,
    products,
    added.map(({ id, sku, content, priceCents, mostUnits }) => ({
      ...content,
      id,
      vendorId,
      sku,
      priceCents,
      mostUnits,
      isActive: true,
      isApproved: false,
      submittedAt: now,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await adjustStocks(
    tx,
    added.map(({ id, stockQuantity }) => ({ productId: id, to: stockQuantity ?? 0 })),
  );
  return added.map(({ id }) => id);
}
