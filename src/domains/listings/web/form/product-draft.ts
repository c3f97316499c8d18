import { createPersistedStore, type PersistedStore } from "#client/persisted-store.ts";
import { emptyValues, type ProductValues } from "./product-values.ts";

type Draft = ProductValues | null;

const stores = new Map<string, PersistedStore<Draft>>();

/** Unsubmitted values of the form for a new product, or for a product by id. Signing out deletes them. */
export function productDraft(id: string): PersistedStore<Draft> {
  const known = stores.get(id);
  if (known) return known;
  const store = createPersistedStore<Draft>({
    key: `product-draft:${id}`,
    version: 1,
    initial: null,
    parse: readDraft,
  });
  stores.set(id, store);
  return store;
}

/** A valid draft; anything else does not fit the form. */
function readDraft(stored: unknown): Draft {
  if (typeof stored !== "object" || stored === null) return null;
  // A draft of an earlier release knows nothing of a limit per order.
  const values: Record<string, unknown> = { mostUnits: "", ...stored };
  const isWhole = Object.entries(emptyValues("en")).every(([field, empty]) =>
    Array.isArray(empty)
      ? Array.isArray(values[field]) && values[field].every((item) => typeof item === "string")
      : typeof values[field] === "string",
  );
  return isWhole ? (values as ProductValues) : null;
}
