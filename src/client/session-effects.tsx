import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { announceAuthEvent, followOtherTabs, noticeSession, onAuthEvent } from "./auth-events.ts";
import { useSession, useSetLeft } from "./session.tsx";
import { prolongSession } from "./session-prolonging.ts";
import { forgetPerson } from "./session-storage-keys.ts";

/** Session effects of a page: emits auth events, follows the other tabs, extends the cookie. Renders nothing. */
export function SessionEffects() {
  const session = useSession();
  // Listens before any event is emitted, so that no personal data stays behind.
  useForgetting();
  useEffect(() => noticeSession(session), [session]);
  useOtherTabs();
  useReturns();
  useProlonging(session?.userId);
  useTruthAfterLeaving();
  return null;
}

function useForgetting() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onAuthEvent((event) => {
        if (event === "SIGNED_OUT") forgetPerson(queryClient);
      }),
    [queryClient],
  );
}

function useOtherTabs() {
  const { revalidate } = useRevalidator();
  const setLeft = useSetLeft();
  useEffect(
    () =>
      followOtherTabs(() => {
        setLeft(false);
        void revalidate();
      }),
    [revalidate, setLeft],
  );
}

/** A page restored from history or cache has an outdated session. */
function useReturns() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (arrival?.type === "back_forward") void revalidate();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void revalidate();
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [revalidate]);
}

/** On opening a page or returning to it. */
function useProlonging(userId: string | undefined) {
  useEffect(() => {
    if (!userId) return;
    const prolong = async () => {
      if (!document.hidden && (await prolongSession())) announceAuthEvent("TOKEN_REFRESHED");
    };
    void prolong();
    document.addEventListener("visibilitychange", prolong);
    return () => document.removeEventListener("visibilitychange", prolong);
  }, [userId]);
}

/** After a failed sign-out, the page shows no user until the next load asks the server. */
function useTruthAfterLeaving() {
  const { location } = useNavigation();
  const setLeft = useSetLeft();
  useEffect(() => {
    if (location) setLeft(false);
  }, [location, setLeft]);
}
