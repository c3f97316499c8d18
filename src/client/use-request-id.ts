import { useRef } from "react";

/** The same id for the same content: a retry after a lost response is one request, an edited form a new one. */
export function useRequestId(): (content: unknown) => string {
  const known = useRef(new Map<string, string>());
  return (content) => {
    const key = JSON.stringify(content);
    const id = known.current.get(key) ?? crypto.randomUUID();
    known.current.set(key, id);
    return id;
  };
}
