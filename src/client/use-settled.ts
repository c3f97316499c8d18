import { useEffect, useState } from "react";

/** The latest value that stayed the same, by its content, for so many milliseconds; the first one at once. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const content = JSON.stringify(value);
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), milliseconds);
    return () => clearTimeout(timer);
  }, [content, milliseconds]);
  return JSON.parse(settled) as Value;
}
