import { useEffect, useState } from "react";

/**
 * Whether something has been going on for this long. `what` identifies it: another one restarts the timer, null stops
 * it.
 */
export function useIsLate(what: string | null, patienceMs: number): boolean {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => setLate(what), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [what, patienceMs]);
  return what !== null && late === what;
}
