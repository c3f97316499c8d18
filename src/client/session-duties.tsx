import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { announceAuthEvent, followOtherTabs, noticeSession, onAuthEvent } from "./auth-events.ts";
import { useSession, useSetLeft } from "./session.tsx";
import { prolongSession } from "./session-prolonging.ts";
import { forgetPerson } from "./session-traces.ts";

/** What a page does about its session: raises the auth events, follows the other tabs, keeps the cookie alive. Draws nothing. */
export function SessionDuties() {
  const session = useSession();
  // Listens before anything is raised, so that nothing of a person stays behind.
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

/** A page that the browser brings back, whole or out of its cache, shows the session of back then. */
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

/** When a page is opened or looked at again. */
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

/** Where signing out was refused, the page stands as nobody's until the next one asks the server whose it is. */
function useTruthAfterLeaving() {
  const { location } = useNavigation();
  const setLeft = useSetLeft();
  useEffect(() => {
    if (location) setLeft(false);
  }, [location, setLeft]);
}
