import { useRef } from "react";

/** The same id for the same content: what is sent again after a lost answer is one request, what was changed is another. */
export function useRequestId(): (content: unknown) => string {
  const known = useRef(new Map<string, string>());
  return (content) => {
    const key = JSON.stringify(content);
    const id = known.current.get(key) ?? crypto.randomUUID();
    known.current.set(key, id);
    return id;
  };
}
