import { createPersistedStore, usePersistedStore } from "#client/persisted-store.ts";

const maxRecent = 5;

const recentStore = createPersistedStore<readonly string[]>({
  key: "recent-searches",
  version: 1,
  initial: [],
  parse: (stored) =>
    Array.isArray(stored) && stored.every((term) => typeof term === "string")
      ? stored.slice(0, maxRecent)
      : null,
});

const isSame = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

/** Puts a term first; blank terms are ignored, duplicates removed. */
export function rememberSearch(term: string): void {
  const trimmed = term.trim();
  if (!trimmed) return;
  recentStore.set((before) =>
    [trimmed, ...before.filter((one) => !isSame(one, trimmed))].slice(0, maxRecent),
  );
}

export function forgetSearch(term: string): void {
  recentStore.set((before) => before.filter((one) => one !== term));
}

export function forgetAllSearches(): void {
  recentStore.set(() => []);
}

export const useRecentSearches = () => usePersistedStore(recentStore);
