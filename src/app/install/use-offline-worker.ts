import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { type KeepMessage, savedKindOf } from "#kernel/saved-pages.ts";
import { notify } from "#ui/notify.ts";
import { whenIdle } from "#ui/when-idle.ts";

const canWork = () => import.meta.env.PROD && "serviceWorker" in navigator;
/** A page's pictures and late parts are there by then. */
const settledMs = 2_000;

/** Registers the worker when the page has loaded, offers a new version, and has the shown page saved. */
export function useOfflineWorker(): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!canWork()) return;
    return whenIdle(() => {
      const offer = (reload: () => void) =>
        notify.info(t("update.title"), {
          id: "update",
          duration: Number.POSITIVE_INFINITY,
          action: { label: t("update.reload"), onClick: reload },
        });
      import("./start-worker.ts")
        .then(({ startWorker }) => startWorker(offer))
        .catch((error) => console.info(error));
    });
  }, [t]);
  useEffect(() => {
    if (!canWork() || !savedKindOf(pathname)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = whenIdle(() => {
      timer = setTimeout(() => void keepPage(pathname), settledMs);
    });
    return () => {
      forget();
      clearTimeout(timer);
    };
  }, [pathname]);
}

/** Without a connection there is nothing to complete. */
async function keepPage(path: string): Promise<void> {
  if (!navigator.onLine) return;
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")].map(
    ({ currentSrc }) => currentSrc,
  );
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    type: "KEEP_PAGE",
    path,
    urls: [...urls.filter((url) => url.includes("/assets/")), ...pictures.filter(Boolean)],
  } satisfies KeepMessage);
}
