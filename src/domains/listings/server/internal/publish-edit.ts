import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { contentOf } from "../product-content.ts";
import { productRevisions, products, type RevisionContent } from "../tables.ts";
import { announceChange } from "./announce-change.ts";

const all = 10_000;

/**
 * Puts an edit of a trusted vendor on sale, in the caller's transaction; a share of them, which the vendor doesn't learn, is looked at
 * afterwards.
 */
export async function publishEdit(
  tx: Pick<Infra, "db" | "jobs" | "clock">,
  product: typeof products.$inferSelect,
  content: RevisionContent,
): Promise<void> {
  const { "vendors.checkedEditsBasisPoints": share } = await readSettings(tx, [
    "vendors.checkedEditsBasisPoints",
  ]);
  const now = tx.clock.now();
  const { id: productId, vendorId } = product;
  await tx.db
    .update(products)
    .set({ ...content, updatedAt: now })
    .where(eq(products.id, productId));
  await tx.db.insert(productRevisions).values({
    ...{ productId, content, replaced: contentOf(product), state: "approved" },
    ...{ submittedAt: now, decidedAt: now },
    checkState: randomInt(all) < share ? "due" : null,
  });
  await announceChange(tx, { vendorId, productId });
}
