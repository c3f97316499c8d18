import { notes } from "#domains/notes/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { addNote } from "./add-note.ts";
import { listNotes } from "./list-notes.ts";

export const notesRouter = {
  listNotes: forPerson(notes.listNotes, listNotes),
  addNote: forPerson(notes.addNote, addNote),
};
