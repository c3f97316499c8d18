/** Listeners by key; a key without any takes no memory. */
export function openListeners<Listener>() {
  const byKey = new Map<string, Set<Listener>>();
  return {
    of: (key: string): Iterable<Listener> => byKey.get(key) ?? [],
    all: (): Listener[] => [...byKey.values()].flatMap((own) => [...own]),
    /** Adds one until the returned function is called. */
    add(key: string, listener: Listener): () => void {
      const own = byKey.get(key) ?? new Set();
      byKey.set(key, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && byKey.get(key) === own) byKey.delete(key);
      };
    },
  };
}
