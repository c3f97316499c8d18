import { bulkColumnNames } from "#domains/bulk-upload/bulk-columns.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { csvResponse } from "./internal/csv-response.ts";

const example = {
  sku: "SIDAMO-250",
  name: "Sidamo Natural",
  description: "Blueberry and jasmine, dried on raised beds for three weeks and roasted light.",
  language: "en",
  name_es: "Sidamo natural",
  description_es: "Arándano y jazmín, secado tres semanas en camas elevadas y con tueste claro.",
  name_pt: "Sidamo natural",
  description_pt: "Mirtilo e jasmim, seco por três semanas em terreiros suspensos e com torra clara.",
  category: "roasted-coffee",
  price_usd: "18.50",
  stock: "120",
  most_units: "12",
  weight_grams: "250",
  origin_country: "ET",
  region: "Sidamo",
  altitude_meters: "2050",
  variety: "Heirloom",
  process: "natural",
  roast_level: "light",
  tasting_notes: "blueberry|jasmine",
  hs_code: "090121",
};

/** The header of an upload's file and one example, as CSV. For enterprise vendors. */
export async function getBulkTemplate(ctx: SignedInCtx): Promise<ReadableStream<Uint8Array>> {
  const cells: Record<string, string> = example;
  const rows = [bulkColumnNames.map((column) => cells[column] ?? "")];
  return csvResponse(ctx, "cafeto-products-template.csv", [rows]);
}
