import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useLiveEvents } from "#client/live-events.ts";
import { useSession } from "#client/session.tsx";
import { loadRoomWords } from "#i18n/browser-i18n.ts";
import { followDetectedLanguage } from "#i18n/language-choice.ts";
import { languageInPath, languageParam } from "#kernel/local-path.ts";
import { useMoveAfterNavigation } from "./move-after-navigation.ts";
import { useFreshRoles } from "./use-fresh-roles.ts";

/** What a browser does once the page lives: wanted language, live changes, roles, focus, service worker. Draws nothing. */
export function BrowserDuties() {
  const { i18n } = useTranslation();
  useLiveEvents();
  useFreshRoles();
  useLeaveNamedLanguage(i18n.language);
  useMoveAfterNavigation();
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) loadRoomWords().catch((error) => console.info(error));
  }, [isSignedIn]);
  // Changing the words while streamed parts still hydrate would make those render twice.
  useEffect(() => whenIdle(() => void followDetectedLanguage(i18n)), [i18n]);
  useEffect(() => {
    if (import.meta.env.PROD && "serviceWorker" in navigator)
      return whenIdle(() => {
        navigator.serviceWorker.register("/sw.js").catch((error) => console.info(error));
      });
  }, []);
  return null;
}

/** Whoever chooses another language than the address names leaves that address: loaded again, it would take the choice back. */
function useLeaveNamedLanguage(language: string): void {
  const [params, setParams] = useSearchParams();
  const asked = languageInPath(params);
  useEffect(() => {
    if (!asked || asked === language) return;
    const kept = (before: URLSearchParams) => {
      before.delete(languageParam);
      return before;
    };
    setParams(kept, { replace: true, preventScrollReset: true });
  }, [asked, language, setParams]);
}

function whenIdle(work: () => void): () => void {
  const start = () =>
    "requestIdleCallback" in window ? window.requestIdleCallback(work) : setTimeout(work, 200);
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => window.removeEventListener("load", start);
}
