import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { notes } from "./tables.ts";

/** Deletes the notes about the caller, their orders and their shop, in the caller's transaction. */
export async function eraseNotes({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(notes).where(eq(notes.ownerId, caller.userId));
}
