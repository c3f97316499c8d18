import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, lineOfText, nothing, pageOf, streamedFile } from "#kernel/schemas.ts";
import { adminBulkCalls } from "./admin-bulk-calls.ts";
import { bulkColumnNames, bulkErrorCodes, bulkUploadPath, maxBulkBytes } from "./bulk-columns.ts";
import { fileSources, longestHeading, longestValue, mappedColumns, pictureColumn } from "./file-sources.ts";
import { uploadView } from "./upload-shapes.ts";

const tags = ["Bulk upload"];
const one = z.strictObject({ uploadId: idSchema });
const page = z.coerce.number().int().min(1).max(1_000).default(1);
const count = z.number().int();
const fileName = lineOfText(120).min(1);

const refusedRow = z.object({
  rowNumber: count.describe("As a spreadsheet counts: the heading is 1"),
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  errors: z.array(
    z.object({
      column: z.enum([...bulkColumnNames, pictureColumn]),
      code: z.enum(bulkErrorCodes),
      value: z.string(),
    }),
  ),
});

const mapping = z
  .partialRecord(
    z.enum(mappedColumns),
    z.strictObject({
      heading: z.string().max(longestHeading).nullable().describe("The file's column; null if it has none"),
      value: lineOfText(longestValue).describe("Stands in for an empty cell"),
    }),
  )
  .describe("Where each of our columns comes from");

/** Many products at once, by a file. */
export const bulkUpload = {
  ...adminBulkCalls,
  startBulkUpload: procedure("enterprise", ["INVALID_FILE", "UPLOAD_AT_WORK"], {
    permission: "products.manage",
  })
    .route({
      method: "POST",
      path: bulkUploadPath,
      summary: "Upload a CSV file of products, to be checked row by row; nothing is changed yet",
      successStatus: 201,
      tags,
    })
    .input(
      z
        .file()
        .min(1)
        .max(maxBulkBytes)
        .refine(({ name }) => fileName.safeParse(name).success)
        .describe("The file as the body, of the type text/csv in UTF-8: at most 10 MB and 10,000 rows"),
    )
    .output(uploadView),
  getBulkMapping: procedure("enterprise", ["NOT_FOUND"], { permission: "products.manage" })
    .route({
      method: "GET",
      path: "/api/vendor/bulk-uploads/{uploadId}/mapping",
      summary: "The headings of another shop's file with an example each, and what they are taken for",
      tags,
    })
    .input(one)
    .output(
      z.object({
        source: z.enum(fileSources),
        headings: z.array(z.object({ name: z.string(), example: z.string() })),
        mapping,
      }),
    ),
  previewBulkMapping: procedure("enterprise", ["NOT_FOUND"], { permission: "products.manage" })
    .route({
      method: "POST",
      path: "/api/vendor/bulk-uploads/{uploadId}/mapping/preview",
      summary: "What the first rows of another shop's file would become; nothing is changed",
      tags,
    })
    .input(z.strictObject({ uploadId: idSchema, mapping }))
    .output(
      z.object({
        rows: z.array(
          refusedRow
            .omit({ id: true })
            .extend({ price: z.string(), stock: z.string(), weight: z.string(), category: z.string() }),
        ),
      }),
    ),
  mapBulkUpload: procedure("enterprise", ["NOT_FOUND", "CONFLICT", "UPLOAD_AT_WORK"], {
    permission: "products.manage",
  })
    .route({
      method: "POST",
      path: "/api/vendor/bulk-uploads/{uploadId}/mapping",
      summary: "Say what the columns of another shop's file mean, and have its rows checked",
      tags,
    })
    .input(z.strictObject({ uploadId: idSchema, mapping }))
    .output(uploadView),
  listBulkUploads: procedure("enterprise", [], { permission: "products.manage" })
    .route({ method: "GET", path: "/api/vendor/bulk-uploads", summary: "One's uploads, newest first", tags })
    .input(z.strictObject({ page }))
    .output(pageOf(uploadView)),
  getBulkUpload: procedure("enterprise", ["NOT_FOUND"], { permission: "products.manage" })
    .route({
      method: "GET",
      path: "/api/vendor/bulk-uploads/{uploadId}",
      summary: "How far an upload is, and what it found",
      tags,
    })
    .input(one)
    .output(uploadView),
  listBulkErrors: procedure("enterprise", ["NOT_FOUND"], { permission: "products.manage" })
    .route({
      method: "GET",
      path: "/api/vendor/bulk-uploads/{uploadId}/errors",
      summary: "The rows that can't be taken, and why",
      tags,
    })
    .input(z.strictObject({ uploadId: idSchema, page }))
    .output(pageOf(refusedRow)),
  applyBulkUpload: procedure("enterprise", ["NOT_FOUND", "CONFLICT", "UPLOAD_AT_WORK"], {
    permission: "products.manage",
  })
    .route({
      method: "POST",
      path: "/api/vendor/bulk-uploads/{uploadId}/apply",
      summary: "Create and update what the checked rows say; those with errors are left out",
      tags,
    })
    .input(one)
    .output(uploadView),
  undoBulkUpload: procedure("enterprise", ["NOT_FOUND", "CONFLICT", "UPLOAD_AT_WORK"], {
    permission: "products.manage",
  })
    .route({
      method: "POST",
      path: "/api/vendor/bulk-uploads/{uploadId}/undo",
      summary: "Take back what an upload did, as far as nothing has changed it since",
      tags,
    })
    .input(one)
    .output(uploadView),
  getBulkResult: procedure("enterprise", ["NOT_FOUND"], { permission: "products.manage" })
    .route({
      method: "GET",
      path: "/api/vendor/bulk-uploads/{uploadId}/result",
      summary: "What became of each row of an upload, as CSV",
      tags,
    })
    .input(one)
    .output(streamedFile),
  getBulkTemplate: procedure("enterprise", [], { permission: "products.read" })
    .route({
      method: "GET",
      path: "/api/vendor/bulk-template",
      summary: "An empty file of products with one example, as CSV",
      tags,
    })
    .input(nothing)
    .output(streamedFile),
  exportProducts: procedure("enterprise", [], { permission: "products.read" })
    .route({
      method: "GET",
      path: "/api/vendor/products-export",
      summary: "All one's products as CSV, in the columns that an upload takes",
      tags,
    })
    .input(nothing)
    .output(streamedFile),
};
