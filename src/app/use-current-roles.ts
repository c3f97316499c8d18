import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { useSession } from "#client/session.tsx";
import type { SessionView } from "#domains/accounts/contract.ts";

const fiveMinutes = 5 * 60_000;

/**
 * A page's roles are trusted for five minutes from its load; then the session is reloaded. Live events report changes
 * at once, and a refresh starts anew. Only a change reloads the page's data; a failed check is ignored.
 */
export function useCurrentRoles(): void {
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
