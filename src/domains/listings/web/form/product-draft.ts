import { createPersistedStore, type PersistedStore } from "#client/persisted-store.ts";
import { emptyValues, type ProductValues } from "./product-values.ts";

/** One of an earlier release knows nothing of translations. */
type Draft = (Omit<ProductValues, "translations"> & Partial<ProductValues>) | null;

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
  const { translations, ...empty } = emptyValues("en");
  const isWhole =
    fits(values, empty) && (!("translations" in values) || fits(values["translations"], translations));
  return isWhole ? (values as ProductValues) : null;
}

/** Whether a stored value has the shape of the empty one: texts, lists of texts, and groups of them. */
function fits(stored: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(stored) && stored.every((item) => typeof item === "string");
  if (typeof empty !== "object" || empty === null) return typeof stored === typeof empty;
  if (typeof stored !== "object" || stored === null) return false;
  const parts = stored as Record<string, unknown>;
  return Object.entries(empty).every(([name, part]) => fits(parts[name], part));
}
