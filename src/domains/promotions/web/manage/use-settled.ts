import { useEffect, useRef, useState } from "react";

/** The latest value that has stayed the same for so long; compared by its content, the first one at once. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  const content = JSON.stringify(value);
  useEffect(() => {
    if (content === JSON.stringify(settled)) return;
    const timer = setTimeout(() => setSettled(latest.current), milliseconds);
    return () => clearTimeout(timer);
  }, [content, settled, milliseconds]);
  return settled;
}
