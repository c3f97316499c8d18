import { useEffect, useState } from "react";

/**
 * The seconds left of a pause, and a function that starts it; 0 when none runs. `isRunning`: it has already started.
 */
export function usePause(
  seconds: number,
  { isRunning: begins = false } = {},
): { left: number; start: () => void } {
  const [left, setLeft] = useState(begins ? seconds : 0);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { left, start: () => setLeft(seconds) };
}
