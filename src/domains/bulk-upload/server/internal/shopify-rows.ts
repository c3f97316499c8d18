import type { RawRow } from "./read-csv.ts";

const optionNumbers = [1, 2, 3];
/** What a shop writes as the option of a product that has none. */
const noOption = "Default Title";
/** What only the first row of a product says, and counts for its variants too. */
const ofProduct = ["Title", "Body (HTML)", "Vendor", "Product Category", "Type", "Tags", "Status"];

/**
 * A Shopify file's rows as one row per variant, which is a product of its own here: its options are added to the
 * title, and without a sku its handle stands in. Rows that only carry a further picture are left out.
 */
export async function* readShopifyRows(rows: AsyncGenerator<RawRow>): AsyncGenerator<RawRow> {
  let first: Record<string, string> = {};
  let variant = 0;
  for await (const { rowNumber, raw } of rows) {
    if (raw["Handle"] !== first["Handle"] || raw["Title"]) {
      first = raw;
      variant = 0;
    }
    const isVariant = raw === first || raw["Variant Price"] || raw["Variant SKU"];
    if (!isVariant) continue;
    variant += 1;
    yield { rowNumber, raw: asProduct(first, raw, variant) };
  }
}

function asProduct(first: Record<string, string>, raw: Record<string, string>, variant: number) {
  const shared = Object.fromEntries(ofProduct.flatMap((name) => (first[name] ? [[name, first[name]]] : [])));
  const options = optionNumbers
    .map((number) => raw[`Option${number} Value`] ?? "")
    .filter((value) => value !== "" && value !== noOption);
  const handle = raw["Handle"] ?? "";
  const sku = raw["Variant SKU"] || (variant === 1 ? handle : `${handle}-${variant}`);
  return {
    ...shared,
    ...raw,
    ...(first["Title"] ? { Title: [first["Title"], ...options].join(" – ") } : {}),
    ...(sku ? { "Variant SKU": sku } : {}),
  };
}
