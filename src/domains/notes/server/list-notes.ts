import { and, desc, eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { Note } from "#domains/notes/contract.ts";
import { type NoteSubject, notePermissions } from "#domains/notes/note-rules.ts";
import { AppError } from "#kernel/errors.ts";
import { mayAsAdmin } from "#kernel/permissions.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { notes } from "./tables.ts";

const most = 100;

/** The notes about a thing, newest first, at most 100. FORBIDDEN where one's role may not see such things. For administrators. */
export async function listNotes(
  { db, caller }: SignedInCtx,
  { subjectKind, subjectId }: { subjectKind: NoteSubject; subjectId: string },
): Promise<{ items: Note[] }> {
  if (!mayAsAdmin(caller, notePermissions[subjectKind].read)) throw new AppError("FORBIDDEN");
  const rows = await db
    .select({ id: notes.id, text: notes.text, author: users.name, createdAt: notes.createdAt })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.authorId))
    .where(and(eq(notes.subjectKind, subjectKind), eq(notes.subjectId, subjectId)))
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(most);
  return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
}
