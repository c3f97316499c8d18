import { sql } from "drizzle-orm";
import { addProductView } from "#domains/catalogue/server/add-product-view.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { countOnce } from "./internal/count-once.ts";
import { normalTerm } from "./internal/normal-term.ts";
import { searchTermDays } from "./tables.ts";

/**
 * Counts a view of a product: once per product, visitor and day in UTC, without bots and the vendor's own. Also
 * records the search that led there, for the vendor. Returns whether it counted. TOO_MANY_REQUESTS. For visitors.
 */
export async function recordView(
  ctx: Ctx,
  { productId, term }: { productId: string; term?: string | undefined },
): Promise<{ counted: boolean }> {
  const searched = term === undefined ? null : normalTerm(term);
  const counted = await countOnce(ctx, { productId, deed: "view" }, async (tx, { vendorId, day }) => {
    await addProductView(tx, { productId, day });
    if (searched === null) return;
    await tx.db
      .insert(searchTermDays)
      .values({ vendorId, day, term: searched, openings: 1 })
      .onConflictDoUpdate({
        target: [searchTermDays.vendorId, searchTermDays.day, searchTermDays.term],
        set: { openings: sql`${searchTermDays.openings} + 1` },
      });
  });
  return { counted };
}
