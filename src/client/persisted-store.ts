import { useSyncExternalStore } from "react";

export type StoreProblem = "corrupted" | "full";

export type PersistedStore<Value> = {
  get(): Value;
  /**
   * Based on what is stored now, so that tabs don't undo each other's changes. Setting the same value writes nothing.
   * False if it could not be stored: it lives on in this tab.
   */
  set(change: (value: Value) => Value): boolean;
  subscribe(listener: () => void): () => void;
  /** Called when stored data could not be read (it was reset) or could not be written. */
  onProblem(listener: (problem: StoreProblem) => void): () => void;
  initial: Value;
};

type Options<Value> = {
  key: string;
  version: number;
  initial: Value;
  /** The stored value if it is valid, else null: then the store is reset. */
  parse: (stored: unknown) => Value | null;
  /** Converts an older version's value. Without it, or if it returns null, the store is reset. */
  upgrade?: (stored: unknown, version: unknown) => unknown;
};

/** A value in local storage, shared by all tabs. Data of another version or shape is reset, never guessed at. */
export function createPersistedStore<Value>(options: Options<Value>): PersistedStore<Value> {
  const { key, version, initial } = options;
  const listeners = new Set<() => void>();
  const problemListeners = new Set<(problem: StoreProblem) => void>();
  const pendingProblems: StoreProblem[] = [];
  let value = initial;
  /** The stored text when this tab last read or wrote it; undefined before. */
  let seen: string | null | undefined;

  const report = (problem: StoreProblem) => {
    if (problemListeners.size === 0) pendingProblems.push(problem);
    for (const listener of problemListeners) listener(problem);
  };
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const write = () => {
    const item = JSON.stringify({ version, value });
    try {
      window.localStorage.setItem(key, item);
      seen = item;
      return true;
    } catch {
      report("full");
      return false;
    }
  };
  const read = () => {
    const stored = readItem(key);
    // A value that could not be written lives on in this tab.
    if (stored === seen) return;
    seen = stored;
    const parsed = stored === null ? initial : parseItem(stored, options);
    value = parsed ?? initial;
    if (stored !== null && parsed === null) {
      write();
      report("corrupted");
    }
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    read();
    announce();
  };

  return {
    initial,
    get() {
      // Without a listener, nothing says that another tab has written.
      if (listeners.size === 0 && typeof window !== "undefined") read();
      return value;
    },
    set(change) {
      read();
      const next = change(value);
      if (next === value) return true;
      value = next;
      const isStored = write();
      announce();
      return isStored;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        // While hydrating, React subscribes before it reads the value.
        read();
        window.addEventListener("storage", onStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
    onProblem(listener) {
      problemListeners.add(listener);
      for (const problem of pendingProblems.splice(0)) listener(problem);
      return () => problemListeners.delete(listener);
    },
  };
}

/** The store's value; the initial one on the server and while hydrating, so that both render the same. */
export function usePersistedStore<Value>(store: PersistedStore<Value>): Value {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get(),
    () => store.initial,
  );
}

function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseItem<Value>(stored: string, { version, parse, upgrade }: Options<Value>): Value | null {
  try {
    const item = JSON.parse(stored) as { version?: unknown; value?: unknown };
    const current = item.version === version ? item.value : upgrade?.(item.value, item.version);
    return current === undefined || current === null ? null : parse(current);
  } catch {
    return null;
  }
}
