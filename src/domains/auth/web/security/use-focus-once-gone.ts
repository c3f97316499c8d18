import { useEffect, useRef } from "react";

/**
 * A heading that takes the focus once a removed item has disappeared, since the focused button went with it. `names`
 * are the current items.
 */
export function useFocusOnceGone(names: readonly string[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const awaited = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (awaited.current === undefined || names.includes(awaited.current)) return;
    awaited.current = undefined;
    heading.current?.focus();
  }, [names]);
  return {
    heading,
    awaitGone(name: string | undefined) {
      awaited.current = name;
    },
  };
}
