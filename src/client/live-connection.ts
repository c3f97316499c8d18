import { useSyncExternalStore } from "react";
import type { StreamState } from "./live-events-stream.ts";

let state: StreamState = "connecting";
const listeners = new Set<() => void>();

/** Called by the one stream of the page. */
export function setLiveConnection(next: StreamState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether live updates arrive now. */
export const useLiveConnection = (): StreamState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => "connecting",
  );
