import { useEffect } from "react";

type Listener = (type: string, id: string | undefined) => void;
const listeners = new Set<Listener>();

/** Passes on a transient event; called by the one stream of the page. */
export function emitLiveSignal(type: string, id: string | undefined): void {
  for (const listener of listeners) listener(type, id);
}

/** Calls at each transient event of this type about this thing. */
export function useLiveSignal(type: string, id: string, onSignal: () => void): void {
  useEffect(() => {
    const listener: Listener = (itsType, itsId) => {
      if (itsType === type && itsId === id) onSignal();
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [type, id, onSignal]);
}
