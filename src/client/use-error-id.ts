import { useEffect, useState } from "react";

/** What a person quotes to support: the time this failure was met. The server's time is another, so only the browser names it. */
export function useErrorId(): string | null {
  const [errorId, setErrorId] = useState<string | null>(null);
  useEffect(() => setErrorId(`E-${Date.now().toString(36).toUpperCase()}`), []);
  return errorId;
}
