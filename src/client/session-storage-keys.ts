import type { QueryClient } from "@tanstack/react-query";
import { ownCachePrefix } from "#kernel/saved-copy.ts";

/** Responses that are the same for everyone. Procedures not listed here are treated as personal. */
const publicProcedures = new Set([
  "catalogue.getMarketCounts",
  "catalogue.getProduct",
  "catalogue.listCategories",
  "catalogue.listProductsByIds",
  "catalogue.listRelatedProducts",
  "checkout.getDestination",
  "checkout.listCountries",
  "plans.listPlans",
  "reviews.getVendorRating",
  "reviews.listReviews",
  "search.countPrices",
  "search.listProducts",
  "search.suggest",
  "vendors.getVendor",
]);

/**
 * What stays in the browser after sign-out: the cart without its orders (R26), the comparison, searches, the
 * language.
 */
const keptInStorage = new Set([
  "coffee-cart",
  "coffee-settled-orders",
  "coffee-compare",
  "recent-searches",
  "i18nextLng",
  "app-install",
]);

const forgetters = new Set<() => void>();

/**
 * Registers the clearing of personal data outside queries and storage, or of pending writes to it. Returns a function
 * that unregisters.
 */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget);
  return () => void forgetters.delete(forget);
}

/** Clears all personal data from this page and browser. Active queries reload as the current visitor. */
export function forgetPerson(queryClient: QueryClient): void {
  const isPersonal = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    !Array.isArray(path) || !publicProcedures.has(path.join("."));
  void queryClient.resetQueries({ type: "active", predicate: isPersonal });
  queryClient.removeQueries({ type: "inactive", predicate: isPersonal });
  for (const forget of forgetters) forget();
  forgetStorage();
  forgetSavedPages().catch(console.info);
}

/** What the service worker saved for the user who was signed in. */
async function forgetSavedPages(): Promise<void> {
  for (const name of (await globalThis.caches?.keys()) ?? [])
    if (name.startsWith(ownCachePrefix)) await caches.delete(name);
}

function forgetStorage(): void {
  try {
    window.sessionStorage.clear();
    for (const key of Object.keys(window.localStorage))
      if (!keptInStorage.has(key)) window.localStorage.removeItem(key);
  } catch {
    // A browser that blocks storage stores nothing.
  }
}
