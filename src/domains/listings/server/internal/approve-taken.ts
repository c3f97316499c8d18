import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { recordActions } from "#domains/audit/server/record-action.ts";
import { publishVendorEvents } from "#domains/integrations/server/publish-vendor-event.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { contentOf } from "../product-content.ts";
import { productRevisions, products } from "../tables.ts";
import { notifyOwnersOfApproval } from "./notify-owners-of-approval.ts";

/** A product with what waits of it: its edit, or itself. */
export type Taken = {
  product: typeof products.$inferSelect;
  ownerId: string;
  revision: typeof productRevisions.$inferSelect | null;
};

/** Products with their waiting edits, to be filtered, ordered, limited and locked by the caller. */
export const selectTaken = ({ db }: Pick<SignedInCtx, "db">, condition: SQL) =>
  db
    .select({ product: products, ownerId: vendors.userId, revision: productRevisions })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .leftJoin(
      productRevisions,
      and(
        eq(productRevisions.productId, products.id),
        eq(productRevisions.state, "waiting"),
        eq(products.isApproved, true),
      ),
    )
    .where(and(isNull(products.deletedAt), condition))
    .$dynamic();

export const submittedAtOf = ({ product, revision }: Taken): Date => (revision ?? product).submittedAt;

/**
 * Approves what was taken, locked, from the queue: each a decision of its own, and one mail a vendor for all of it. In the
 * caller's transaction.
 */
export async function approveTaken(tx: SignedInCtx, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return;
  const now = tx.clock.now();
  const decision = { decidedBy: tx.caller.userId, decidedAt: now };
  const added = taken.filter(({ revision }) => !revision).map(({ product }) => product.id);
  if (added.length > 0)
    await tx.db
      .update(products)
      .set({ isApproved: true, ...decision, updatedAt: now })
      .where(inArray(products.id, added));
  for (const one of taken) if (one.revision) await applyRevision(tx, one.product, one.revision, decision);
  await tx.jobs.enqueueAll(
    tx.db,
    searchJobs.indexProduct,
    taken.map(({ product }) => ({ data: { productId: product.id } })),
  );
  await publishVendorEvents(
    tx,
    taken.map(({ product: { id: productId, vendorId } }) => ({
      vendorId,
      type: "product.approved" as const,
      payload: { productId },
    })),
  );
  await notifyOwnersOfApproval(
    tx,
    taken.map((one) => ({
      ...{ id: one.product.id, name: one.product.name, ownerId: one.ownerId },
      ...{ isRevision: one.revision !== null, submittedAt: submittedAtOf(one) },
    })),
  );
  await recordActions(
    tx,
    taken.map(({ product, revision, ownerId }) => ({
      action: "product.approve",
      subject: { kind: "product", id: product.id },
      ...{ ownerId, before: { state: revision ? "revised" : "waiting" }, after: { state: "approved" } },
    })),
  );
}

type Decision = { decidedBy: string; decidedAt: Date };

/** Puts an edit on sale, and keeps what it replaces. */
export async function applyRevision(
  { db }: Pick<SignedInCtx, "db">,
  product: Taken["product"],
  revision: NonNullable<Taken["revision"]>,
  decision: Decision,
): Promise<void> {
  await db
    .update(products)
    .set({ ...contentOf(revision.content), ...decision, updatedAt: decision.decidedAt })
    .where(eq(products.id, product.id));
  await db
    .update(productRevisions)
    .set({ state: "approved", replaced: contentOf(product), ...decision })
    .where(eq(productRevisions.id, revision.id));
}
