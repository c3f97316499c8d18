import { eq, inArray, or, sql } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownedVendor } from "#platform/rpc/owned-vendor.ts";
import { deletePictures } from "./internal/picture-files.ts";
import { problemEvents, problemPictures, problems } from "./tables.ts";

/**
 * Empties what was said in the problems of the caller's orders and of their shop, on either side, and deletes their pictures, in the caller's
 * transaction: moves, times and amounts stay for the books. An open problem blocks the erasure before.
 */
export async function eraseProblems(tx: SignedInCtx): Promise<void> {
  const { db, caller } = tx;
  const vendor = ownedVendor(tx);
  const bought = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, caller.userId));
  const isTheirs = or(
    inArray(problems.orderId, bought),
    vendor ? eq(problems.vendorId, vendor.id) : undefined,
  );
  const own = db.select({ id: problems.id }).from(problems).where(isTheirs);
  const events = db
    .select({ id: problemEvents.id })
    .from(problemEvents)
    .where(inArray(problemEvents.problemId, own));
  await deletePictures(
    tx,
    or(inArray(problemPictures.eventId, events), eq(problemPictures.uploaderId, caller.userId))!,
  );
  await db
    .update(problemEvents)
    .set({ words: "", messages: [] })
    .where(inArray(problemEvents.problemId, own));
  const blank = (text: string) => sql`case when ${sql.identifier(text)} is null then null else '-' end`;
  await db
    .update(problems)
    .set({
      ...{ returnTo: blank("return_to"), returnTrackingNumber: null, replacementTrackingNumber: null },
      ...{ facts: blank("facts"), objection: blank("objection"), objectionReason: blank("objection_reason") },
    })
    .where(isTheirs);
}
