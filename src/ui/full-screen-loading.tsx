import type { ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

/** Fills the window while a page's guard, code or data loads; `children` is additional text. */
export function FullScreenLoading({ children }: { children?: ReactNode }) {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-8 bg-paper text-cherry-ink">
      <Spinner size="lg" showText className="flex-col gap-5 font-display text-subheading" />
      {children}
    </div>
  );
}
