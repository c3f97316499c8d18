/** Runs the work for a key once no call with that key has come for `delayMs`: a burst of changes is one reload. */
export function debounceByKey<Key>(work: (key: Key) => void, delayMs: number) {
  const timers = new Map<Key, ReturnType<typeof setTimeout>>();
  return {
    ask(key: Key) {
      clearTimeout(timers.get(key));
      const run = () => {
        timers.delete(key);
        work(key);
      };
      timers.set(key, setTimeout(run, delayMs));
    },
    cancel() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
