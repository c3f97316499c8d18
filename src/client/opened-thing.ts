import { useEffect, useSyncExternalStore } from "react";

// Written by effects only, so never on the server.
let name: string | null = null;
const listeners = new Set<() => void>();

function setName(next: string | null): void {
  name = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The name of what is open in the workspace, for the breadcrumb: an order's number, a vendor's name. */
export const useOpenedThing = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => name,
    () => null,
  );

/** Names what this screen shows, until it is left. */
export function useNameOpened(thing: string): void {
  useEffect(() => {
    setName(thing);
    return () => setName(null);
  }, [thing]);
}
