import { isDeepStrictEqual } from "node:util";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { recordActions } from "#domains/audit/server/record-action.ts";
import { stock, stockMovements } from "#domains/inventory/server/tables.ts";
import { undoMinutes } from "#domains/listings/listed-states.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { lockSelling } from "#platform/db/lock-selling.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { notifyOwnersOfUndoing } from "./internal/notify-owners-of-undoing.ts";
import type { Seen } from "./internal/take-from-queue.ts";
import { contentOf } from "./product-content.ts";
import { productRevisions, products } from "./tables.ts";

type Kept = { productId: string; because: "late" | "ordered" | "changed" };
type Approved = Awaited<ReturnType<typeof readApproved>>[number];

/**
 * Takes up to 500 approvals back that the caller gave within the last ten minutes: a new product waits again in its old place, an
 * edit waits again and what it replaced is on sale. Named in `kept`, and left: what was ordered or is being paid meanwhile, what has
 * changed since, and what was approved earlier or by somebody else. Mails each vendor. For administrators.
 */
export function undoApprovals(
  ctx: SignedInCtx,
  { items }: { items: readonly Seen[] },
): Promise<{ kept: Kept[] }> {
  const seen = new Map(
    items.map(({ productId, submittedAt }) => [productId, new Date(submittedAt).getTime()]),
  );
  return inTransaction(ctx, async (tx) => {
    const ids = [...seen.keys()];
    await lockAll(tx, ids);
    const found = new Map((await readApproved(tx, ids)).map((one) => [one.product.id, one]));
    const kept: Kept[] = [];
    const undone: Approved[] = [];
    for (const id of ids) {
      const one = found.get(id);
      const because = one ? reasonToKeep(tx, one, seen.get(id)!) : "changed";
      if (because) kept.push({ productId: id, because });
      else undone.push(one!);
    }
    await putBack(tx, undone);
    return { kept };
  });
}

/** No order of these vendors' goods is written meanwhile; then the products, in the order of their ids. */
async function lockAll({ db }: SignedInCtx, ids: string[]): Promise<void> {
  const owners = await db
    .selectDistinct({ vendorId: products.vendorId })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.vendorId));
  for (const { vendorId } of owners) await lockSelling(db, vendorId);
  await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for("no key update");
}

/** Each with its edit that was approved last, and whether it was ordered since. */
function readApproved({ db }: SignedInCtx, ids: string[]) {
  return db
    .selectDistinctOn([products.id], {
      product: products,
      ownerId: vendors.userId,
      revision: productRevisions,
      isEdited: sql<boolean>`exists (select from product_revisions later where later.product_id = ${products.id}
        and (later.state = 'waiting' or later.state = 'approved' and later.decided_at >= ${products.decidedAt}
          and (later.is_correction or later.decided_by is null)))`,
      isOrdered: sql<boolean>`${stock.heldQuantity} > 0 or exists (select from ${stockMovements}
        where product_id = ${products.id} and reason = 'sale' and created_at >= ${products.decidedAt})`,
    })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .innerJoin(stock, eq(stock.productId, products.id))
    .leftJoin(
      productRevisions,
      and(
        eq(productRevisions.productId, products.id),
        eq(productRevisions.state, "approved"),
        eq(productRevisions.isCorrection, false),
        eq(productRevisions.decidedAt, products.decidedAt),
      ),
    )
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
    .orderBy(asc(products.id), desc(productRevisions.submittedAt));
}

function reasonToKeep(
  { clock, caller }: SignedInCtx,
  { product, revision, isEdited, isOrdered }: Approved,
  submittedAt: number,
): Kept["because"] | null {
  const { decidedAt, decidedBy, isApproved } = product;
  const isAsLeft = revision ? isDeepStrictEqual(contentOf(product), contentOf(revision.content)) : true;
  const isSame = (revision ?? product).submittedAt.getTime() === submittedAt;
  if (!isApproved || !isAsLeft || !isSame || isEdited || (revision && !revision.replaced)) return "changed";
  const isOwn = decidedBy === caller.userId && decidedAt !== null;
  if (!isOwn || decidedAt.getTime() < clock.now().getTime() - undoMinutes * 60_000) return "late";
  return isOrdered ? "ordered" : null;
}

async function putBack(tx: SignedInCtx, undone: readonly Approved[]): Promise<void> {
  if (undone.length === 0) return;
  const updatedAt = tx.clock.now();
  const nobody = { decidedBy: null, decidedAt: null };
  const added = undone.filter(({ revision }) => !revision).map(({ product }) => product.id);
  if (added.length > 0)
    await tx.db
      .update(products)
      .set({ isApproved: false, ...nobody, updatedAt })
      .where(inArray(products.id, added));
  for (const { product, revision } of undone)
    if (revision) {
      await tx.db
        .update(products)
        .set({ ...contentOf(revision.replaced!), updatedAt })
        .where(eq(products.id, product.id));
      await tx.db
        .update(productRevisions)
        .set({ state: "waiting", replaced: null, ...nobody })
        .where(eq(productRevisions.id, revision.id));
    }
  await tx.jobs.enqueueAll(
    tx.db,
    searchJobs.indexProduct,
    undone.map(({ product }) => ({ data: { productId: product.id } })),
  );
  await notifyOwnersOfUndoing(
    tx,
    undone.map(({ product: { id, name }, ownerId }) => ({ id, name, ownerId })),
  );
  await recordActions(
    tx,
    undone.map(({ product, ownerId }) => ({
      action: "product.undo-approval",
      subject: { kind: "product", id: product.id },
      ...{ ownerId, before: { state: "approved" }, after: { state: "waiting" } },
    })),
  );
}
