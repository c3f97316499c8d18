import { mostPictures } from "#domains/bulk-upload/file-sources.ts";
import type { RawRow } from "./read-csv.ts";

const optionNumbers = [1, 2, 3];
/** What a shop writes as the option of a product that has none. */
const noOption = "Default Title";
/** What only the first row of a product says, and counts for its variants too. */
const ofProduct = ["Title", "Body (HTML)", "Vendor", "Product Category", "Type", "Tags", "Status"];
const picture = "Image Src";

type Raw = Record<string, string>;
type Product = { first: Raw; variants: RawRow[]; pictures: string[] };

/**
 * A Shopify file's rows as one row per variant, which is a product of its own here: its options are added to the
 * title, without a sku its handle stands in, and it gets its own picture and the product's. Rows that only carry a further
 * picture are left out.
 */
export async function* readShopifyRows(rows: AsyncGenerator<RawRow>): AsyncGenerator<RawRow> {
  let product: Product = { first: {}, variants: [], pictures: [] };
  for await (const { rowNumber, raw } of rows) {
    if (raw["Handle"] !== product.first["Handle"] || raw["Title"]) {
      yield* variantsOf(product);
      product = { first: raw, variants: [], pictures: [] };
    }
    const address = raw[picture];
    if (address && product.pictures.length < mostPictures) product.pictures.push(address);
    const isVariant = raw === product.first || raw["Variant Price"] || raw["Variant SKU"];
    if (isVariant) product.variants.push({ rowNumber, raw });
  }
  yield* variantsOf(product);
}

const variantsOf = ({ first, variants, pictures }: Product): RawRow[] =>
  variants.map(({ rowNumber, raw }, index) => ({
    rowNumber,
    raw: { ...asProduct(first, raw, index + 1), ...withPictures(raw, pictures) },
  }));

function withPictures(raw: Raw, pictures: readonly string[]): Raw {
  const all = [raw["Variant Image"] ?? "", ...pictures].filter((address) => address !== "");
  return all.length > 0 ? { [picture]: all.join(" ") } : {};
}

function asProduct(first: Raw, raw: Raw, variant: number): Raw {
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
