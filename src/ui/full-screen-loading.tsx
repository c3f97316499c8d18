import { Spinner } from "./spinner.tsx";

/** Fills the window while a page's code is on its way. */
export function FullScreenLoading() {
  return (
    <div className="grid min-h-dvh place-content-center bg-paper text-cherry-ink">
      <Spinner size="lg" showText className="flex-col gap-5 font-display text-subheading" />
    </div>
  );
}
