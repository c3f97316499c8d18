import { isDeepStrictEqual } from "node:util";
import type { NewProductInput } from "#domains/listings/product-shapes.ts";
import type { WantedProduct } from "#domains/listings/server/add-products.ts";
import { checkContent } from "#domains/listings/server/check-content.ts";
import type { Listing } from "#domains/listings/server/find-listings.ts";
import { contentOf } from "#domains/listings/server/product-content.ts";
import type { RevisionContent } from "#domains/listings/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import type { BulkRowError } from "../tables.ts";
import { findKnown } from "./find-known.ts";
import { readRow, toBulkErrors } from "./read-row.ts";

export type Row = { rowNumber: number; cells: Record<string, string>; errors: BulkRowError[] };
/** What is to become of a row. `none`: it has errors, or says what is so already. */
export type Plan = { row: Row } & (
  | { action: "none"; errors: BulkRowError[] }
  | { action: "create"; wanted: WantedProduct }
  | { action: "update"; wanted: WantedProduct; known: Listing }
);

/** Plans rows against the shop's current products. `lock`: locks these until the caller's transaction ends. */
export async function planRows(
  db: Db,
  vendorId: string,
  rows: readonly Row[],
  options: { lock: boolean },
): Promise<Plan[]> {
  const find = await findKnown(db, vendorId, rows, options);
  const plans: Plan[] = [];
  for (const row of rows) plans.push(await planRow(db, vendorId, row, find));
  return plans;
}

type Find = (cells: Record<string, string>) => Listing | undefined;

async function planRow(db: Db, vendorId: string, row: Row, find: Find): Promise<Plan> {
  const refuse = (errors: BulkRowError[]): Plan => ({ row, action: "none", errors });
  const { cells } = row;
  if (row.errors.length > 0) return refuse(row.errors);
  if (!cells["id"] && !cells["sku"]) return refuse([{ column: "sku", code: "required" }]);
  const known = find(cells);
  if (cells["id"] && !known) return refuse([{ column: "id", code: "unknown" }]);
  const bySku = cells["sku"] ? find({ sku: cells["sku"] }) : undefined;
  if (known && bySku && bySku.id !== known.id) return refuse([{ column: "sku", code: "twice" }]);
  const current = known && currentInput(known);
  const { input, errors } = readRow(cells, current);
  if (!input) return refuse(errors);
  const checked = await checkTogether(db, vendorId, input, known);
  if ("errors" in checked) return refuse(checked.errors);
  const wanted: WantedProduct = {
    sku: cells["sku"] || known?.sku || null,
    content: checked.content,
    priceCents: input.priceCents,
    mostUnits: input.mostUnits ?? null,
    stockQuantity: known && !cells["stock"] ? undefined : input.stockQuantity,
  };
  if (!known) return { row, action: "create", wanted };
  return changesAnything(wanted, known) ? { row, action: "update", wanted, known } : refuse([]);
}

/** What its vendor last said of a product: an edit that waits is built upon. */
const latestContent = (known: Listing) => known.waiting ?? known.content;

const currentInput = (known: Listing): NewProductInput =>
  ({
    ...latestContent(known),
    priceCents: known.priceCents,
    mostUnits: known.mostUnits,
    stockQuantity: known.stockQuantity,
  }) as NewProductInput;

function changesAnything(wanted: WantedProduct, known: Listing): boolean {
  return (
    wanted.sku !== known.sku ||
    wanted.priceCents !== known.priceCents ||
    wanted.mostUnits !== known.mostUnits ||
    (wanted.stockQuantity !== undefined && wanted.stockQuantity !== known.stockQuantity) ||
    !isDeepStrictEqual(wanted.content, contentOf(latestContent(known)))
  );
}

async function checkTogether(
  db: Db,
  vendorId: string,
  { stockQuantity: _, ...input }: NewProductInput,
  known: Listing | undefined,
): Promise<{ content: RevisionContent } | { errors: BulkRowError[] }> {
  const pictures = known ? [...known.content.imageUrls, ...(known.waiting?.imageUrls ?? [])] : [];
  try {
    return { content: await checkContent(db, vendorId, input, pictures) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { errors: toBulkErrors((error.data as { issues: { path: string; message: string }[] }).issues) };
  }
}
