import { and, asc, count, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { approveTaken, selectTaken, submittedAtOf, type Taken } from "./internal/approve-taken.ts";
import { productRevisions, products } from "./tables.ts";

type Kind = "product" | "revision";
type Input = { until: string; kind?: Kind | undefined; vendorId?: string | undefined };
type Approved = { productId: string; submittedAt: string };

/** A batch takes well under three seconds, and its locks no longer. */
const most = 500;

/**
 * Approves up to 500 new products and edits that were submitted until the given moment, when the administrator looked: vendor by
 * vendor, the longest waiting first. Each is a decision of its own; its vendor gets one mail for all of a batch. Returns what was
 * approved, for `undoApprovals`, and how many are left, so that the caller asks again. For administrators.
 */
export async function approveWaitingProducts(
  ctx: SignedInCtx,
  input: Input,
): Promise<{ approved: Approved[]; left: number }> {
  const kinds = input.kind ? [input.kind] : (["product", "revision"] as const);
  const approved = await inTransaction(ctx, async (tx) => {
    const batch: Taken[] = [];
    for (const kind of kinds)
      if (batch.length < most)
        batch.push(...(await takeBatch(tx, isWanted[kind](input), most - batch.length)));
    await approveTaken(tx, batch);
    return batch.map((one) => ({
      productId: one.product.id,
      submittedAt: submittedAtOf(one).toISOString(),
    }));
  });
  const left = await Promise.all(kinds.map((kind) => countWanted(ctx, isWanted[kind](input))));
  return { approved, left: left.reduce((sum, some) => sum + some, 0) };
}

const isUntil = (column: unknown, until: string) => lte(sql`date_trunc('milliseconds', ${column})`, until);
const isOf = (vendorId: string | undefined) => (vendorId ? eq(products.vendorId, vendorId) : undefined);

const isWanted: Record<Kind, (input: Input) => SQL> = {
  product: ({ until, vendorId }) =>
    and(
      ...[eq(products.isApproved, false), isNull(products.rejectedAt)],
      ...[isUntil(products.submittedAt, until), isOf(vendorId)],
    )!,
  revision: ({ until, vendorId }) =>
    and(isNotNull(productRevisions.id), isUntil(productRevisions.submittedAt, until), isOf(vendorId))!,
};

/** The next batch, locked. What another administrator decides at this moment is theirs. */
async function takeBatch(tx: SignedInCtx, condition: SQL, size: number): Promise<Taken[]> {
  const taken = await selectTaken(tx, condition)
    .orderBy(asc(products.vendorId), asc(products.submittedAt), asc(products.id))
    .limit(size)
    .for("no key update", { of: products, skipLocked: true });
  if (!taken.some(({ revision }) => revision)) return taken;
  // An edit is decided under its product's lock: what was read before the lock may be decided by now.
  const waiting = await selectTaken(
    tx,
    and(condition, sql`${products.id} = any(${sql.param(taken.map(({ product }) => product.id))}::uuid[])`)!,
  );
  return waiting;
}

async function countWanted({ db }: SignedInCtx, condition: SQL): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(products)
    .leftJoin(
      productRevisions,
      and(
        eq(productRevisions.productId, products.id),
        eq(productRevisions.state, "waiting"),
        eq(products.isApproved, true),
      ),
    )
    .where(and(isNull(products.deletedAt), condition));
  return row!.count;
}
