import { asc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { notes } from "./tables.ts";

const most = 20_000;

/** What administrators noted about the caller, their orders and their shop, without who did. For any signed-in user. */
export async function exportNotes({ db, caller }: SignedInCtx) {
  const rows = await db
    .select({
      subjectKind: notes.subjectKind,
      subjectId: notes.subjectId,
      text: notes.text,
      createdAt: notes.createdAt,
    })
    .from(notes)
    .where(eq(notes.ownerId, caller.userId))
    .orderBy(asc(notes.createdAt), asc(notes.id))
    .limit(most + 1);
  const items = rows.slice(0, most).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, isComplete: rows.length <= most };
}
