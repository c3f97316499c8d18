import { useTranslation } from "react-i18next";
import { Bean } from "./spinner.tsx";

/** Fills the window while a page's code is on its way. */
export function FullScreenLoading() {
  const { t } = useTranslation("ui");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid min-h-dvh place-content-center justify-items-center gap-5 bg-paper"
    >
      <Bean className="size-12 text-cherry-ink" />
      <p className="font-display text-ink-soft text-subheading">{t("loadingText")}</p>
    </div>
  );
}
