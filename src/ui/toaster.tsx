import { type ComponentType, useEffect, useState } from "react";
import { onFirstToast } from "./notify.ts";
import { whenIdle } from "./when-idle.ts";

/** Mounted once by the document. Use `notify` to show a toast; the library comes with the first, or when the page is idle. */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import("./toast-region.tsx").then(
        (module) => setRegion(() => module.default),
        (error) => console.error(error),
      );
    const forgetToasts = onFirstToast(load);
    const forgetIdle = whenIdle(load);
    return () => {
      forgetToasts();
      forgetIdle();
    };
  }, []);
  return Region && <Region />;
}
