import type { ExportedList } from "#domains/audit/exported-lists.ts";
import { type ActingCtx, recordAction } from "./record-action.ts";

/** Records that a list is exported; of a file in parts, call it for the first. */
export function recordExport(
  ctx: ActingCtx,
  list: ExportedList,
  about: { ownerId?: string } = {},
): Promise<void> {
  return recordAction(ctx, { action: "list.export", subject: { kind: "list", id: list }, ...about });
}
