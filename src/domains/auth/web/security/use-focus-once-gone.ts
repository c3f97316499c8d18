import { useEffect, useRef } from "react";

/**
 * A heading that takes the focus once what was asked to go is gone from the page, since the button that had the focus went
 * with it. `names` are those that are there.
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
