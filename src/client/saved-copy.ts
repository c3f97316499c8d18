import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** When what is shown was saved, by path; only of what the service worker gave instead of the server. */
const savedAt = new Map<string, number>();
const listeners = new Set<() => void>();

/** Without a time the page comes from the server again. */
export function markSavedCopy(path: string, at: number | undefined): void {
  if (at === undefined) savedAt.delete(path);
  else savedAt.set(path, at);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const events = ["online", "offline"] as const;
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    listeners.delete(listener);
    for (const name of events) window.removeEventListener(name, listener);
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

/** Nothing can be bought: there is no connection, or the page is a saved copy. */
export function useIsOffline(): boolean {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine || savedAt.has(pathname),
    () => false,
  );
}
