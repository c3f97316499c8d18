import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, linesOfText } from "#kernel/schemas.ts";
import { noteBounds, noteSubjects } from "./note-rules.ts";

const [shortest, longest] = noteBounds;
const about = { subjectKind: z.enum(noteSubjects), subjectId: idSchema };
const note = z.object({
  id: idSchema,
  text: z.string(),
  author: z.string().nullable().describe("Null once the account is deleted"),
  createdAt: isoTime,
});
export type Note = z.infer<typeof note>;

export const notes = {
  listNotes: procedure("admin", ["FORBIDDEN"], { permission: "market.read" })
    .route({
      method: "GET",
      path: "/api/admin/notes",
      summary: "Administrators' notes about a vendor, order, product or user, newest first, at most 100",
      tags: ["Administration"],
    })
    .input(z.strictObject(about))
    .output(z.object({ items: z.array(note) })),
  addNote: procedure("admin", ["NOT_FOUND", "FORBIDDEN"], { permission: "market.read" })
    .route({
      method: "POST",
      path: "/api/admin/notes",
      summary: "Writes a note for other administrators; it can't be changed",
      tags: ["Administration"],
    })
    .input(z.strictObject({ ...about, text: linesOfText(longest).min(shortest), requestId: idSchema }))
    .output(note),
};
