import { type ComponentType, useState } from "react";

/**
 * A part of the screen whose code comes when it is first wanted: `[Part, want]`. Null until it is there; what was lost
 * on the way is asked for again with the next wish.
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
