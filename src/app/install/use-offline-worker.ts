import { useEffect } from "react";
import { useLocation } from "react-router";
import { type KeepMessage, savedKindOf } from "#kernel/saved-pages.ts";
import { notify } from "#ui/notify.ts";
import { startWorker } from "./start-worker.ts";
import { useAppWords } from "./use-app-words.ts";

const canWork = () => import.meta.env.PROD && "serviceWorker" in navigator;
/** A page's pictures and late parts are there by then. */
const settledMs = 2_000;

/** Registers the worker, offers a new version, and has the shown page saved. */
export function useOfflineWorker(): void {
  const { update } = useAppWords();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!canWork()) return;
    startWorker((reload) =>
      notify.info(update.title, {
        id: "update",
        duration: Number.POSITIVE_INFINITY,
        action: { label: update.reload, onClick: reload },
      }),
    ).catch((error) => console.info(error));
  }, [update]);
  useEffect(() => {
    if (!canWork() || !savedKindOf(pathname)) return;
    const timer = setTimeout(() => void keepPage(pathname), settledMs);
    return () => clearTimeout(timer);
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
