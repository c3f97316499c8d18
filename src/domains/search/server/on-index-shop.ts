import { eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { indexProducts } from "./index-products.ts";

const chunk = 500;

/** Job `index-shop`: reindexes a vendor's products after a change of the vendor. */
export async function onIndexShop(infra: Infra, data: { vendorId: string }): Promise<void> {
  const rows = await infra.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.vendorId, data.vendorId));
  for (let start = 0; start < rows.length; start += chunk)
    await indexProducts(
      infra,
      rows.slice(start, start + chunk).map((row) => row.id),
    );
}
