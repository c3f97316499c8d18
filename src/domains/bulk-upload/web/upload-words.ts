import type { ApiClient } from "#client/api-client.ts";
import type { BulkState } from "#domains/bulk-upload/bulk-columns.ts";
import type { BadgeTone } from "#ui/badge.tsx";

export type BulkUpload = Awaited<ReturnType<ApiClient["bulkUpload"]["getBulkUpload"]>>;

export const stateTone: Record<BulkState, BadgeTone> = {
  mapping: "yellow",
  checking: "blue",
  checked: "yellow",
  applying: "blue",
  applied: "green",
  undoing: "blue",
  undone: "grey",
  failed: "red",
};
