import type { QueryClient } from "@tanstack/react-query";

/** Answers that are the same for everybody. Whatever is not named here is taken for somebody's own. */
const publicProcedures = new Set([
  "catalogue.getMarketCounts",
  "catalogue.getProduct",
  "catalogue.listCategories",
  "catalogue.listProductsByIds",
  "catalogue.listRelatedProducts",
  "checkout.listCountries",
  "plans.listPlans",
  "reviews.getVendorRating",
  "reviews.listReviews",
  "search.listProducts",
  "search.suggest",
  "vendors.getVendor",
]);

/** What a browser keeps for whoever uses it: the cart with the orders taken out of it (decision 26), the comparison, searches, the language. */
const keptInStorage = new Set([
  "coffee-cart",
  "coffee-settled-orders",
  "coffee-compare",
  "recent-searches",
  "i18nextLng",
]);

const forgetters = new Set<() => void>();

/** For what a page keeps of a person besides queries and storage, and for what would write there yet. Answers how to stop. */
export function onForget(forget: () => void): () => void {
  forgetters.add(forget);
  return () => void forgetters.delete(forget);
}

/** Forgets what this page and this browser know of a person. Queries in use begin anew, as whoever is there now. */
export function forgetPerson(queryClient: QueryClient): void {
  const isPersonal = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    !Array.isArray(path) || !publicProcedures.has(path.join("."));
  void queryClient.resetQueries({ type: "active", predicate: isPersonal });
  queryClient.removeQueries({ type: "inactive", predicate: isPersonal });
  for (const forget of forgetters) forget();
  forgetStorage();
}

function forgetStorage(): void {
  try {
    window.sessionStorage.clear();
    for (const key of Object.keys(window.localStorage))
      if (!keptInStorage.has(key)) window.localStorage.removeItem(key);
  } catch {
    // A browser that lets nobody at its storage keeps nothing there.
  }
}
