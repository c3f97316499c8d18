import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLiveEvents } from "#client/live-events.ts";
import { followDetectedLanguage } from "#i18n/language-choice.ts";
import { useMoveAfterNavigation } from "./move-after-navigation.ts";

/** What a browser does once the page lives: wanted language, live changes, focus, service worker. Draws nothing. */
export function BrowserDuties() {
  const { i18n } = useTranslation();
  useLiveEvents();
  useMoveAfterNavigation();
  // Changing the words while streamed parts still hydrate would make those render twice.
  useEffect(() => whenIdle(() => void followDetectedLanguage(i18n)), [i18n]);
  useEffect(() => {
    if (import.meta.env.PROD && "serviceWorker" in navigator)
      navigator.serviceWorker.register("/sw.js").catch((error) => console.info(error));
  }, []);
  return null;
}

function whenIdle(work: () => void): () => void {
  const start = () =>
    "requestIdleCallback" in window ? window.requestIdleCallback(work) : setTimeout(work, 200);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => window.removeEventListener("load", start);
}
