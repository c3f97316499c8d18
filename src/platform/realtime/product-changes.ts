import type { Invalidation } from "#platform/cache/invalidation.ts";
import { openListeners } from "./listeners.ts";

const keyColumns = new Map([
  ["products", "id"],
  ["stock", "product_id"],
]);

/** Notifies the open pages of a product that it or its stock changed, as far as the caches are invalidated row by row. */
export function openProductChanges(invalidation: Pick<Invalidation, "onChange">) {
  const listeners = openListeners<() => void>();
  invalidation.onChange(({ table, before, after }) => {
    const column = keyColumns.get(table);
    if (column) for (const listener of listeners.of(String((after ?? before)?.[column]))) listener();
  });
  return { follow: listeners.add };
}
