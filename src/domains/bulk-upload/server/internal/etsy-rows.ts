import { longestSku } from "#domains/bulk-upload/bulk-columns.ts";
import type { RawRow } from "./read-csv.ts";

/** An Etsy file's rows. A listing without a sku gets one from its title, so that the next import finds it again. */
export async function* readEtsyRows(rows: AsyncGenerator<RawRow>): AsyncGenerator<RawRow> {
  for await (const { rowNumber, raw } of rows) {
    const sku = raw["SKU"] || slugOf(raw["TITLE"] ?? "");
    yield { rowNumber, raw: { ...raw, ...(sku ? { SKU: sku } : {}) } };
  }
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, longestSku);
