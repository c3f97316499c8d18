import { useEffect, useState } from "react";

/**
 * The error id to quote to support: the time of this failure. The server's time differs, so only the browser sets it.
 */
export function useErrorId(): string | null {
  const [errorId, setErrorId] = useState<string | null>(null);
  useEffect(() => setErrorId(`E-${Date.now().toString(36).toUpperCase()}`), []);
  return errorId;
}
