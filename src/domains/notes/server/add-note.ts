import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { Note } from "#domains/notes/contract.ts";
import { type NoteSubject, notePermissions } from "#domains/notes/note-rules.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { mayAsAdmin } from "#kernel/permissions.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { notes } from "./tables.ts";

type Input = { subjectKind: NoteSubject; subjectId: string; text: string; requestId: string };

/**
 * Writes a note about a vendor, order, product or user, for other administrators; it can't be changed. Sent twice, it is one.
 * NOT_FOUND if there is no such thing; FORBIDDEN where one's role may not change such things. For administrators.
 */
export async function addNote(
  ctx: SignedInCtx,
  { subjectKind, subjectId, text, requestId }: Input,
): Promise<Note> {
  if (!notePermissions[subjectKind].write.some((permission) => mayAsAdmin(ctx.caller, permission)))
    throw new AppError("FORBIDDEN");
  return inTransaction(ctx, async (tx) => {
    const ownerId = await findOwner(tx, subjectKind, subjectId);
    const createdAt = tx.clock.now();
    const [row] = await tx.db
      .insert(notes)
      .values({ subjectKind, subjectId, ownerId, text, requestId, authorId: tx.caller.userId, createdAt })
      .onConflictDoNothing()
      .returning();
    if (!row) return getAgain(tx, requestId);
    const subject = { kind: subjectKind, id: subjectId };
    await recordAction(tx, { action: "note.add", subject, ownerId, after: { noteId: row.id } });
    return { id: row.id, text, author: tx.caller.fullName, createdAt: createdAt.toISOString() };
  });
}

async function getAgain({ db, caller }: SignedInCtx, requestId: string): Promise<Note> {
  const [row] = await db.select().from(notes).where(eq(notes.requestId, requestId));
  if (row?.authorId !== caller.userId) throw new AppError("NOT_FOUND");
  return { id: row.id, text: row.text, author: caller.fullName, createdAt: row.createdAt.toISOString() };
}

/** The user whom it is about, locked so that the account is not deleted meanwhile. */
async function findOwner({ db }: SignedInCtx, kind: NoteSubject, id: string): Promise<string> {
  const owners = {
    vendor: () => db.select({ id: vendors.userId }).from(vendors).where(eq(vendors.id, id)),
    order: () => db.select({ id: orders.userId }).from(orders).where(eq(orders.id, id)),
    product: () =>
      db
        .select({ id: vendors.userId })
        .from(products)
        .innerJoin(vendors, eq(vendors.id, products.vendorId))
        .where(eq(products.id, id)),
    user: () => db.select({ id: users.id }).from(users).where(eq(users.id, id)),
  };
  const [owner] = await owners[kind]();
  if (!owner) throw new AppError("NOT_FOUND");
  const locked = await db.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for("key share");
  if (locked.length === 0) throw new AppError("NOT_FOUND");
  return owner.id;
}
