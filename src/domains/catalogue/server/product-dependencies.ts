import type { Dependency } from "#platform/cache/dependencies.ts";
import type { RowChange } from "#platform/cache/invalidation.ts";

/** The changed row's own value, or the one it had. */
export const valueIn = ({ before, after }: RowChange, column: string): unknown => (after ?? before)?.[column];

export const appearsOrGoes = ({ before, after }: RowChange): boolean => before === null || after === null;

/** What these products show: their rows, stock and ratings, and their vendors with their delivery, where it is known which. */
export function showsProducts(
  productIds: Iterable<string>,
  vendorIds: Iterable<string> | "unknown",
): Dependency {
  const products = new Set(productIds);
  const vendors = vendorIds === "unknown" ? undefined : new Set(vendorIds);
  return (change) => {
    if (change.table === "products") return products.has(valueIn(change, "id") as string);
    if (change.table === "stock" || change.table === "product_ratings")
      return products.has(valueIn(change, "product_id") as string);
    if (change.table === "vendors") return vendors?.has(valueIn(change, "id") as string) ?? true;
    if (change.table === "shipping_profiles")
      return vendors?.has(valueIn(change, "vendor_id") as string) ?? true;
    return false;
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
