import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { SessionView } from "#domains/accounts/contract.ts";
import { forgetDocumentPerson } from "./document-person.tsx";
import { useHydrated } from "./use-hydrated.ts";

type Store = {
  session: SessionView | null;
  isShared: boolean;
  /**
   * Shows the page as a visitor's, though the server may still have a session; false shows the server's state again.
   */
  setLeft: (isLeft: boolean) => void;
};

const SessionContext = createContext<Store | undefined>(undefined);

type SessionProviderProps = {
  session: SessionView | null;
  /** The document was rendered for everyone. */
  isShared?: boolean;
  children: ReactNode;
};

/** Mounted once by the document, with what the root loader knows. */
export function SessionProvider({ session: given, isShared = false, children }: SessionProviderProps) {
  const [isLeft, setLeft] = useState(false);
  const session = isLeft ? null : given;
  const store = useMemo(() => ({ session, isShared, setLeft }), [session, isShared]);
  // What a shared document hides from a person until this code shows their own (frame.css).
  useEffect(forgetDocumentPerson, []);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/**
 * The signed-in user; null for a visitor. After changing the session, call `useSessionChange`, and the page follows.
 */
export function useSession(): SessionView | null {
  return useStore().session;
}

/** The user to render for. A shared document was rendered for a visitor, and hydration must render the same again. */
export function useShownSession(): SessionView | null {
  const { session, isShared } = useStore();
  const isHydrated = useHydrated();
  return isShared && !isHydrated ? null : session;
}

export const useSetLeft = () => useStore().setLeft;

function useStore(): Store {
  const store = use(SessionContext);
  if (store === undefined) throw new Error("useSession needs a SessionProvider above it");
  return store;
}
