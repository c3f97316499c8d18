import { longestSku } from "#domains/bulk-upload/bulk-columns.ts";
import type { RawRow } from "./read-csv.ts";

const pictures = Array.from({ length: 10 }, (_, index) => `IMAGE${index + 1}`);

/**
 * An Etsy file's rows, the addresses of its pictures in one cell. A listing without a sku gets one from its title, so that the next
 * import finds it again.
 */
export async function* readEtsyRows(rows: AsyncGenerator<RawRow>): AsyncGenerator<RawRow> {
  for await (const { rowNumber, raw } of rows) {
    const sku = raw["SKU"] || slugOf(raw["TITLE"] ?? "");
    const addresses = pictures.flatMap((name) => raw[name] || []).join(" ");
    yield {
      rowNumber,
      raw: { ...raw, ...(sku ? { SKU: sku } : {}), ...(addresses ? { IMAGE1: addresses } : {}) },
    };
  }
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, longestSku);
