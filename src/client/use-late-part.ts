import { type ComponentType, useState } from "react";

/**
 * A lazily loaded part of the screen: `[Part, want]`. Null until it is loaded; a failed load is retried on the next
 * call.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => void] {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const want = () => {
    if (!part)
      load().then(
        (loaded) => setPart(() => loaded),
        () => {},
      );
  };
  return [part, want];
}
