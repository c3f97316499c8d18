import { useEffect, useSyncExternalStore } from "react";

let productId: string | null = null;
const listeners = new Set<() => void>();

function show(next: string | null): void {
  productId = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** While the component is shown, the stream of live events also has this product's changes. One at a time. */
export function useFollowedProduct(id: string): void {
  useEffect(() => {
    show(id);
    return () => show(null);
  }, [id]);
}

/** The product that is followed now. */
export const useLiveProduct = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => productId,
    () => null,
  );
