import * as z from "zod";
import { exportedLists } from "#domains/audit/exported-lists.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, lineOfText, streamedFile } from "#kernel/schemas.ts";
import { bulkStates } from "./bulk-columns.ts";
import { uploadView } from "./upload-shapes.ts";

const tags = ["Administration"];
const anyUpload = uploadView.extend({
  vendor: z.object({ id: idSchema, companyName: z.string() }),
  startedBy: z.string().nullable().describe("Who handed it in; null where it is not known"),
});
export type AnyUpload = z.infer<typeof anyUpload>;

const allUploadsInput = z.strictObject({
  state: z.enum(bulkStates).optional(),
  vendorId: idSchema.optional(),
  after: z
    .string()
    .max(120)
    .regex(/^[0-9TZ:.-]+_[0-9a-f-]{36}$/)
    .optional()
    .describe("`next` of the page before"),
});
export type AllUploadsInput = z.infer<typeof allUploadsInput>;

const exported = z.object({
  position: z.number().int().describe("Of the audit log"),
  list: z.enum(exportedLists),
  by: z.string().nullable().describe("Null once the account is deleted"),
  roles: z.array(z.string()),
  at: isoTime,
});
export type Exported = z.infer<typeof exported>;

/** All vendors' files, for administrators. */
export const adminBulkCalls = {
  listAllBulkUploads: procedure("admin", [], { permission: "imports.manage" })
    .route({
      method: "GET",
      path: "/api/admin/bulk-uploads",
      summary: "All vendors' uploads of products, newest first, 25 at a time",
      tags,
    })
    .input(allUploadsInput)
    .output(z.object({ items: z.array(anyUpload), next: z.string().nullable() })),
  undoBulkUploadAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT", "UPLOAD_AT_WORK"], {
    permission: "imports.manage",
  })
    .route({
      method: "POST",
      path: "/api/admin/bulk-uploads/{uploadId}/undo",
      summary: "Take back what a vendor's upload did, as far as nothing has changed it since",
      tags,
    })
    .input(z.strictObject({ uploadId: idSchema, reason: lineOfText(500).min(3) }))
    .output(uploadView),
  getBulkResultAsAdmin: procedure("admin", ["NOT_FOUND"], { permission: "imports.manage" })
    .route({
      method: "GET",
      path: "/api/admin/bulk-uploads/{uploadId}/result",
      summary: "What became of each row of a vendor's upload, as CSV",
      tags,
    })
    .input(z.strictObject({ uploadId: idSchema }))
    .output(streamedFile),
  listExports: procedure("admin", [], { permission: "imports.manage" })
    .route({
      method: "GET",
      path: "/api/admin/exports",
      summary: "Who exported which list when, the latest first, 25 at a time",
      tags,
    })
    .input(z.strictObject({ before: z.coerce.number().int().min(1).optional() }))
    .output(z.object({ items: z.array(exported), next: z.number().int().nullable() })),
};
