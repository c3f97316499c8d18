import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** When what is shown was saved, by path; only of what the service worker gave instead of the server. */
export const savedCopies = new Map<string, number>();
const listeners = new Set<() => void>();

/** After a change of `savedCopies`, and when the connection comes or goes. */
export function announceConnection(): void {
  for (const listener of listeners) listener();
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Nothing can be bought: there is no connection, or the page is a saved copy. */
export function useIsOffline(): boolean {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    onConnection,
    () => !navigator.onLine || savedCopies.has(pathname),
    () => false,
  );
}
