import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import { noteBounds, noteSubjects } from "#domains/notes/note-rules.ts";
import { id, moment } from "#platform/db/columns.ts";

/** Administrators' notes. Append only, by a trigger. */
export const notes = pgTable(
  "notes",
  {
    id: id(),
    subjectKind: text("subject_kind", { enum: noteSubjects }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    /** Whom it is about: a vendor's owner, an order's buyer. It goes with the account. */
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id),
    text: text("text").notNull(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    /** The browser's request id: a repeated request is one note. */
    requestId: uuid("request_id").notNull().unique(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("notes_subject").on(t.subjectKind, t.subjectId, t.createdAt.desc().nullsFirst()),
    index("notes_owner").on(t.ownerId),
    index("notes_author").on(t.authorId),
    check("notes_text", sql`char_length(${t.text}) between 1 and ${sql.raw(String(noteBounds[1]))}`),
  ],
);
