import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { recordActions } from "#domains/audit/server/record-action.ts";
import { publishVendorEvents } from "#domains/integrations/server/publish-vendor-event.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { notifyOwnersOfApproval } from "./internal/notify-owners-of-approval.ts";
import { products } from "./tables.ts";

type Input = { until: string; vendorId?: string | undefined };

/** A batch takes well under three seconds, and its locks no longer. */
const most = 500;

/**
 * Approves up to 500 new products that were submitted until the given moment, when the administrator looked: vendor by vendor,
 * the longest waiting first. Each is a decision of its own; its vendor gets one mail for all of a batch. Returns how many were
 * approved, and how many are left, so that the caller asks again. Edits are decided one by one. For administrators.
 */
export async function approveWaitingProducts(
  ctx: SignedInCtx,
  { until, vendorId }: Input,
): Promise<{ approved: number; left: number }> {
  const isWanted = and(
    eq(products.isApproved, false),
    isNull(products.rejectedAt),
    isNull(products.deletedAt),
    lte(sql`date_trunc('milliseconds', ${products.submittedAt})`, until),
    vendorId ? eq(products.vendorId, vendorId) : undefined,
  )!;
  const approved = await inTransaction(ctx, (tx) => approveBatch(tx, isWanted));
  return { approved, left: await ctx.db.$count(products, isWanted) };
}

/** The next batch, locked. What another administrator decides at this moment is theirs. */
function takeBatch({ db }: SignedInCtx, isWanted: SQL) {
  return db
    .select({
      id: products.id,
      name: products.name,
      vendorId: products.vendorId,
      ownerId: vendors.userId,
      submittedAt: products.submittedAt,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(isWanted)
    .orderBy(asc(products.vendorId), asc(products.submittedAt), asc(products.id))
    .limit(most)
    .for("no key update", { of: products, skipLocked: true });
}

async function approveBatch(tx: SignedInCtx, isWanted: SQL): Promise<number> {
  const batch = await takeBatch(tx, isWanted);
  if (batch.length === 0) return 0;
  await tx.db
    .update(products)
    .set({ isApproved: true, updatedAt: tx.clock.now() })
    .where(
      inArray(
        products.id,
        batch.map(({ id }) => id),
      ),
    );
  await tx.jobs.enqueueAll(
    tx.db,
    searchJobs.indexProduct,
    batch.map(({ id: productId }) => ({ data: { productId } })),
  );
  await publishVendorEvents(
    tx,
    batch.map(({ id: productId, vendorId }) => ({
      vendorId,
      type: "product.approved" as const,
      payload: { productId },
    })),
  );
  await notifyOwnersOfApproval(tx, batch);
  await recordActions(
    tx,
    batch.map(({ id, ownerId }) => ({
      action: "product.approve",
      subject: { kind: "product", id },
      ...{ ownerId, before: { isApproved: false }, after: { isApproved: true } },
    })),
  );
  return batch.length;
}
