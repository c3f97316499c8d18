import { and, eq, inArray } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { productRevisions } from "./tables.ts";

/** Removes a product's pending or rejected edit; in the caller's transaction. */
export async function endRevisions(
  { db, clock }: Pick<Infra, "db" | "clock">,
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
