import { and, eq, inArray } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { productRevisions } from "../tables.ts";

/** Takes back a product's edit that waits, or was rejected; in the caller's transaction. */
export async function endRevisions(
  { db, clock }: Pick<Doors, "db" | "clock">,
  productId: string,
): Promise<void> {
  await db
    .update(productRevisions)
    .set({ state: "withdrawn", decidedAt: clock.now() })
    .where(
      and(
        eq(productRevisions.productId, productId),
        inArray(productRevisions.state, ["waiting", "rejected"]),
      ),
    );
}
