import { createContext, type ReactNode, use } from "react";
import type { SessionView } from "#domains/accounts/contract.ts";

const SessionContext = createContext<SessionView | null | undefined>(undefined);

/** Mounted once by the document, with what the root loader knows. */
export function SessionProvider({ session, children }: { session: SessionView | null; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in; null for a visitor. After signing in or out, revalidate the page and it follows. */
export function useSession(): SessionView | null {
  const session = use(SessionContext);
  if (session === undefined) throw new Error("useSession needs a SessionProvider above it");
  return session;
}
