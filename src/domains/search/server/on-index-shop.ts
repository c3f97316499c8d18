import { eq } from "drizzle-orm";
import { products } from "#domains/catalogue/server/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { indexProducts } from "./index-products.ts";

const chunk = 500;

/** Job `index-shop`: something about a vendor changed that its products are found and shown by. */
export async function onIndexShop(doors: Doors, data: { vendorId: string }): Promise<void> {
  const rows = await doors.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.vendorId, data.vendorId));
  for (let start = 0; start < rows.length; start += chunk)
    await indexProducts(
      doors,
      rows.slice(start, start + chunk).map((row) => row.id),
    );
}
