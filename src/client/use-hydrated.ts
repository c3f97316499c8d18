import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, then true: for browser-only content. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
