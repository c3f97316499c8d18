import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLiveEvents } from "#client/live-events.ts";
import { followDetectedLanguage } from "#i18n/language-choice.ts";
import { notify } from "#ui/notify.ts";
import { useMoveAfterNavigation } from "./move-after-navigation.ts";
import { useFreshRoles } from "./use-fresh-roles.ts";

/** What a browser does once the page lives: wanted language, live changes, roles, focus, service worker. Draws nothing. */
export function BrowserDuties() {
  const { i18n } = useTranslation();
  useLiveEvents();
  useFreshRoles();
  useOfflineNotice();
  useMoveAfterNavigation();
  // Changing the words while streamed parts still hydrate would make those render twice.
  useEffect(() => whenIdle(() => void followDetectedLanguage(i18n)), [i18n]);
  useEffect(() => {
    if (import.meta.env.PROD && "serviceWorker" in navigator)
      navigator.serviceWorker.register("/sw.js").catch((error) => console.info(error));
  }, []);
  return null;
}

/** A lost connection is said at once, not only where something fails for it. */
function useOfflineNotice(): void {
  const { t } = useTranslation();
  const { t: tErrors } = useTranslation("errors");
  useEffect(() => {
    const onOffline = () =>
      notify.warning(tErrors("network.title"), { description: t("offline"), id: "offline" });
    const onOnline = () => notify.dismiss("offline");
    window.addEventListener("offline", onOffline);
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("offline", onOffline);
      window.removeEventListener("online", onOnline);
    };
  }, [t, tErrors]);
}

function whenIdle(work: () => void): () => void {
  const start = () =>
    "requestIdleCallback" in window ? window.requestIdleCallback(work) : setTimeout(work, 200);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => window.removeEventListener("load", start);
}
