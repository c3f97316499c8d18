import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#domains/auth/server/tables.ts";
import type { BulkMapping } from "#domains/bulk-upload/file-sources.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { createdAt, id, moment } from "#platform/db/columns.ts";

/** One row a file of products that a vendor uploaded; its rows stand beside it, so that it can be looked at, applied and undone. */
export const bulkUploads = pgTable(
  "bulk_uploads",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendors.id),
    fileName: text("file_name").notNull(),
    state: text("state", {
      enum: ["mapping", "checking", "checked", "applying", "applied", "undoing", "undone", "failed"],
    })
      .notNull()
      .default("checking"),
    source: text("source", { enum: ["cafeto", "shopify", "etsy"] })
      .notNull()
      .default("cafeto"),
    /** Of another shop's file: its headings, and what the vendor has said they mean. */
    headings: jsonb("headings").$type<string[]>(),
    mapping: jsonb("mapping").$type<BulkMapping>(),
    rowCount: integer("row_count").notNull().default(0),
    doneCount: integer("done_count").notNull().default(0),
    errorCount: integer("error_count").notNull().default(0),
    createCount: integer("create_count").notNull().default(0),
    updateCount: integer("update_count").notNull().default(0),
    /** Pictures of another shop's file that new products get: all, those that are done with, and those of these that failed. */
    pictureCount: integer("picture_count").notNull().default(0),
    pictureDoneCount: integer("picture_done_count").notNull().default(0),
    pictureFailedCount: integer("picture_failed_count").notNull().default(0),
    createdAt: createdAt(),
    appliedAt: moment("applied_at"),
    undoneAt: moment("undone_at"),
    /** Why an administrator has it undone. */
    undoReason: text("undo_reason"),
    /** Who handed it in; null for those from before it was stored. */
    startedBy: uuid("started_by").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index("bulk_uploads_vendor").on(t.vendorId, t.createdAt.desc().nullsFirst()),
    // For the administrators' list.
    index("bulk_uploads_newest").on(t.createdAt, t.id),
    uniqueIndex("bulk_uploads_one_at_work")
      .on(t.vendorId)
      .where(sql`state in ('checking', 'applying', 'undoing')`),
    check("bulk_uploads_source", sql`${t.source} in ('cafeto', 'shopify', 'etsy')`),
    check("bulk_uploads_headings", sql`(${t.source} = 'cafeto') = (${t.headings} is null)`),
    check("bulk_uploads_mapping", sql`${t.mapping} is null or ${t.source} <> 'cafeto'`),
  ],
);

export type BulkRowError = { column: string; code: string };

export const bulkUploadRows = pgTable(
  "bulk_upload_rows",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => bulkUploads.id, { onDelete: "cascade" }),
    /** As a spreadsheet counts: the first row under the heading is 2. */
    rowNumber: integer("row_number").notNull(),
    cells: jsonb("cells").$type<Record<string, string>>().notNull(),
    /** The cells of another shop's file, by its headings; `cells` follows from them and the mapping. */
    raw: jsonb("raw").$type<Record<string, string>>(),
    errors: jsonb("errors").$type<BulkRowError[]>().notNull().default([]),
    action: text("action", { enum: ["create", "update", "none"] })
      .notNull()
      .default("none"),
    productId: uuid("product_id"),
    /** What the product was before, for the undoing. */
    before: jsonb("before").$type<Record<string, unknown>>(),
    isDone: boolean("is_done").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.uploadId, t.rowNumber] }),
    index("bulk_upload_rows_errors").on(t.uploadId, t.rowNumber).where(sql`errors <> '[]'::jsonb`),
  ],
);

/** Pictures that new products of another shop's file get, by the addresses in it. */
export const bulkPictures = pgTable(
  "bulk_pictures",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => bulkUploads.id, { onDelete: "cascade" }),
    rowNumber: integer("row_number").notNull(),
    position: integer("position").notNull(),
    productId: uuid("product_id").notNull(),
    url: text("url").notNull(),
    state: text("state", { enum: ["waiting", "stored", "failed"] })
      .notNull()
      .default("waiting"),
    /** Why it failed: what fetching it or looking at it found. */
    failure: text("failure"),
  },
  (t) => [
    primaryKey({ columns: [t.uploadId, t.rowNumber, t.position] }),
    index("bulk_pictures_waiting").on(t.uploadId, t.rowNumber).where(sql`state = 'waiting'`),
    check("bulk_pictures_failure", sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
  ],
);
