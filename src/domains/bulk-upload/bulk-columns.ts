import { longestLine } from "#domains/catalogue/product-bounds.ts";

/**
 * The columns of a product file, in the order of the template, and the product field of each, or its path. `id` or `sku`
 * identifies a row's product; the file contains only those other columns that it changes.
 */
export const bulkColumns = {
  id: "productId",
  sku: "sku",
  name: "name",
  description: "description",
  language: "language",
  name_en: "translations.en.name",
  description_en: "translations.en.description",
  name_es: "translations.es.name",
  description_es: "translations.es.description",
  name_pt: "translations.pt.name",
  description_pt: "translations.pt.description",
  category: "category",
  price_usd: "priceCents",
  stock: "stockQuantity",
  most_units: "mostUnits",
  weight_grams: "weightGrams",
  origin_country: "originCountry",
  region: "region",
  altitude_meters: "altitudeMeters",
  variety: "variety",
  process: "process",
  roast_level: "roastLevel",
  tasting_notes: "tastingNotes",
  hs_code: "hsCode",
  image_urls: "imageUrls",
} as const;
export type BulkColumn = keyof typeof bulkColumns;
export const bulkColumnNames = Object.keys(bulkColumns) as [BulkColumn, ...BulkColumn[]];

/** Separates several values in one cell. */
export const listSeparator = "|";

/** Accepts files, larger than other bodies. */
export const bulkUploadPath = "/api/vendor/bulk-uploads";
export const maxBulkRows = 10_000;
export const maxBulkBytes = 10 * 1_024 * 1_024;
export const longestSku = longestLine;

/** Problems of a cell. */
export const bulkErrorCodes = [
  "required",
  "short",
  "long",
  "small",
  "large",
  "many",
  "number",
  "choice",
  "format",
  "unknown",
  "twice",
  "cells",
  "unclear",
  "currency",
  "original",
] as const;
export type BulkErrorCode = (typeof bulkErrorCodes)[number];

export const bulkStates = [
  "mapping",
  "checking",
  "checked",
  "applying",
  "applied",
  "undoing",
  "undone",
  "failed",
] as const;
export type BulkState = (typeof bulkStates)[number];

export const isAtWork = (state: BulkState) =>
  state === "checking" || state === "applying" || state === "undoing";

/** Whether pictures of its new products are still being fetched. */
export const isFetchingPictures = (upload: {
  state: BulkState;
  pictureCount: number;
  pictureDoneCount: number;
}) => upload.state === "applied" && upload.pictureDoneCount < upload.pictureCount;
