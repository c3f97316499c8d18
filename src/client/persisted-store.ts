import { useSyncExternalStore } from "react";

export type StoreProblem = "corrupted" | "full";

export type PersistedStore<Value> = {
  get(): Value;
  set(change: (value: Value) => Value): void;
  subscribe(listener: () => void): () => void;
  /** Told when stored data could not be read (it was reset) or could not be written. */
  onProblem(listener: (problem: StoreProblem) => void): () => void;
  initial: Value;
};

type Options<Value> = {
  key: string;
  version: number;
  initial: Value;
  /** The stored value when it has the right shape, else null: then the store starts anew. */
  parse: (stored: unknown) => Value | null;
};

/** A value in local storage, the same in every tab. Data of another version or shape is reset, never guessed at. */
export function createPersistedStore<Value>(options: Options<Value>): PersistedStore<Value> {
  const { key, version, initial, parse } = options;
  const listeners = new Set<() => void>();
  const problemListeners = new Set<(problem: StoreProblem) => void>();
  const pendingProblems: StoreProblem[] = [];
  let value = initial;
  let isRead = false;

  const report = (problem: StoreProblem) => {
    if (problemListeners.size === 0) pendingProblems.push(problem);
    for (const listener of problemListeners) listener(problem);
  };
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const write = () => {
    try {
      window.localStorage.setItem(key, JSON.stringify({ version, value }));
    } catch {
      report("full");
    }
  };
  const read = () => {
    isRead = true;
    const stored = readItem(key);
    if (stored === null) {
      value = initial;
      return;
    }
    const parsed = parseItem(stored, version, parse);
    value = parsed ?? initial;
    if (parsed === null) {
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
      if (!isRead && typeof window !== "undefined") read();
      return value;
    },
    set(change) {
      value = change(this.get());
      write();
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", onStorage);
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

/** The store's value; the initial one on the server and while hydrating, so that both draw the same. */
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

function parseItem<Value>(
  stored: string,
  version: number,
  parse: (value: unknown) => Value | null,
): Value | null {
  try {
    const item = JSON.parse(stored) as { version?: unknown; value?: unknown };
    return item.version === version ? parse(item.value) : null;
  } catch {
    return null;
  }
}
