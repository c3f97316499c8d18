import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type SavedMessage, savedTiming } from "#kernel/saved-pages.ts";

/** When what is shown was saved, by path; only of what the service worker gave instead of the server. */
const savedAt = new Map<string, number>();
const listeners = new Set<() => void>();
let isFollowing = false;

function announce(): void {
  for (const listener of listeners) listener();
}

/** The document's own mark is a header; data that comes later is told of by message. */
function follow(): void {
  isFollowing = true;
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const mark = arrival?.serverTiming?.find(({ name }) => name === savedTiming);
  if (mark) savedAt.set(window.location.pathname, mark.duration);
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<SavedMessage | undefined>) => {
    if (data?.type !== "SAVED_DATA") return;
    savedAt.set(data.path, data.savedAt);
    announce();
  });
}

function subscribe(listener: () => void): () => void {
  if (!isFollowing) follow();
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** The moment at which the shown page was saved on this device; undefined for one that comes from the server. */
export function useSavedCopy(): number | undefined {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => savedAt.get(pathname),
    () => undefined,
  );
}

export function forgetSavedCopy(path: string): void {
  if (savedAt.delete(path)) announce();
}

/** Nothing can be bought: there is no connection, or the page is a saved copy. */
export function useIsOffline(): boolean {
  const isSaved = useSavedCopy() !== undefined;
  const isLost = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return isSaved || isLost;
}
