import * as z from "zod";
import { idSchema, isoTime } from "#kernel/schemas.ts";
import { bulkStates } from "./bulk-columns.ts";
import { fileSources } from "./file-sources.ts";

const count = z.number().int();

export const uploadView = z.object({
  id: idSchema,
  fileName: z.string(),
  state: z.enum(bulkStates),
  source: z.enum(fileSources).describe("Whose export it is, known by its heading"),
  rowCount: count,
  doneCount: count.describe("Rows that the work under way is through with"),
  errorCount: count,
  createCount: count,
  updateCount: count,
  pictureCount: count.describe("Pictures to fetch for new products"),
  pictureDoneCount: count,
  pictureFailedCount: count,
  createdAt: isoTime,
  appliedAt: isoTime.nullable(),
  undoneAt: isoTime.nullable(),
  undoReason: z.string().nullable().describe("Why an administrator has it undone"),
});
