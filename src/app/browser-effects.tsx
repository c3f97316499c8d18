import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { preloadApi } from "#client/api.ts";
import { useLiveEvents } from "#client/live-events.ts";
import { useSession } from "#client/session.tsx";
import { useLatePart } from "#client/use-late-part.ts";
import { loadSignedInWords } from "#i18n/browser-i18n.ts";
import { followDetectedLanguage, rememberNamedLanguage } from "#i18n/language-choice.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { languageInPath, languageParam } from "#kernel/local-path.ts";
import { whenIdle } from "#ui/when-idle.ts";
import { liveEvents } from "./live-events.ts";
import { useMoveAfterNavigation } from "./move-after-navigation.ts";
import { useCurrentRoles } from "./use-current-roles.ts";

/** Browser effects after hydration: preferred language, live updates, roles, focus, and later what makes an app of it. */
export function BrowserEffects() {
  const { i18n } = useTranslation();
  // For journeys and measurements, which wait for it.
  useEffect(() => void document.documentElement.setAttribute("data-hydrated", ""), []);
  useLiveEvents(liveEvents);
  useCurrentRoles();
  useLeaveNamedLanguage(i18n.language);
  useReloadIn(i18n.language);
  useMoveAfterNavigation();
  const isSignedIn = useSession() !== null;
  useEffect(() => {
    if (isSignedIn) loadSignedInWords().catch((error) => console.info(error));
  }, [isSignedIn]);
  // At once: later it would overwrite a choice made meanwhile.
  useEffect(() => rememberNamedLanguage(i18n), [i18n]);
  // Changing the words while streamed parts still hydrate would render those twice.
  useEffect(() => whenIdle(() => void followDetectedLanguage(i18n)), [i18n]);
  useEffect(() => whenIdle(() => void preloadApi().catch(() => undefined)), []);
  const [AppParts, wantAppParts] = useLatePart(() =>
    import("./install/app-parts.tsx").then((parts) => parts.AppParts),
  );
  const loadAppParts = useEffectEvent(wantAppParts);
  useEffect(() => whenIdle(() => loadAppParts()), []);
  return AppParts && <AppParts />;
}

/** Choosing another language leaves an address that names one: on reload, it would undo the choice. */
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

/** Products are loaded in the reader's language (R68): after choosing another one, what is shown is loaded anew. */
function useReloadIn(language: string): void {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const loaded = useRef(language);
  useEffect(() => {
    if (loaded.current === language) return;
    loaded.current = language;
    void client.invalidateQueries();
    void revalidate();
  }, [language, client, revalidate]);
}
