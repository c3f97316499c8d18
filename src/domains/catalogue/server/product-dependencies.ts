import type { Dependency } from "#platform/cache/dependencies.ts";
import type { RowChange } from "#platform/cache/invalidation.ts";

/** The changed row's own value, or the one it had. */
export const valueIn = ({ before, after }: RowChange, column: string): unknown => (after ?? before)?.[column];

export const appearsOrGoes = ({ before, after }: RowChange): boolean => before === null || after === null;

type Shown = { productId: string } | { vendorId: string };

/** What shows a changed row: a product, as its own, its stock or its ratings; or every product of a vendor, with its delivery. */
export function shownBy(change: RowChange): Shown | undefined {
  switch (change.table) {
    case "products":
      return { productId: valueIn(change, "id") as string };
    case "stock":
    case "product_ratings":
      return { productId: valueIn(change, "product_id") as string };
    case "vendors":
      return { vendorId: valueIn(change, "id") as string };
    case "shipping_profiles":
      return { vendorId: valueIn(change, "vendor_id") as string };
    default:
      return undefined;
  }
}

/** What these products show, of their vendors too where it is known which. */
export function showsProducts(
  productIds: Iterable<string>,
  vendorIds: Iterable<string> | "unknown",
): Dependency {
  const products = new Set(productIds);
  const vendors = vendorIds === "unknown" ? undefined : new Set(vendorIds);
  return (change) => {
    const shown = shownBy(change);
    if (!shown) return false;
    return "productId" in shown ? products.has(shown.productId) : (vendors?.has(shown.vendorId) ?? true);
  };
}

const counted = ["vendor_id", "category", "origin_country", "tasting_notes", "taken_down_at"];
const countedOfVendors = ["paused_at", "suspended_at", "country"];

/** How many products are on sale, from where and of which kind; not what each of them shows. */
export const countsProducts: Dependency = (change) => {
  const columns = { products: counted, vendors: countedOfVendors }[change.table];
  return (
    columns !== undefined &&
    (appearsOrGoes(change) || change.changed!.some((column) => columns.includes(column)))
  );
};
