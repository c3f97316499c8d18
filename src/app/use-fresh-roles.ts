import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { useSession } from "#client/session.tsx";
import type { SessionView } from "#domains/accounts/contract.ts";

const fiveMinutes = 5 * 60_000;

/**
 * What the page knows of a person's roles is good for five minutes, counted from the page that brought it; then the server
 * is asked. A live event says of a change at once, and a refresh begins anew. Only a change loads the page's data again:
 * the question itself may fail without a trace.
 */
export function useFreshRoles(): void {
  const session = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!session) return;
    let knownSince = Date.now();
    const ask = async () => {
      if (document.hidden || Date.now() - knownSince < fiveMinutes) return;
      knownSince = Date.now();
      const now = await api.accounts.getSession({}).catch(() => session);
      if (rightsOf(now) !== rightsOf(session)) await revalidate();
    };
    const timer = setInterval(ask, fiveMinutes);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [session, revalidate]);
}

const rightsOf = (session: SessionView | null) =>
  session && JSON.stringify([session.userId, session.roles.toSorted(), session.aal, session.vendor]);
