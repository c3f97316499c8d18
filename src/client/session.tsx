import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { SessionView } from "#domains/accounts/contract.ts";
import { useHydrated } from "./use-hydrated.ts";

type Store = {
  session: SessionView | null;
  isShared: boolean;
  /** Shows the page to nobody, though the server may still know somebody; false shows what the server says. */
  setLeft: (isLeft: boolean) => void;
};

const SessionContext = createContext<Store | undefined>(undefined);

type SessionProviderProps = {
  session: SessionView | null;
  /** The document was drawn for everybody alike. */
  isShared?: boolean;
  children: ReactNode;
};

/** Mounted once by the document, with what the root loader knows. */
export function SessionProvider({ session: given, isShared = false, children }: SessionProviderProps) {
  const [isLeft, setLeft] = useState(false);
  const session = isLeft ? null : given;
  const store = useMemo(() => ({ session, isShared, setLeft }), [session, isShared]);
  // What a shared document hides from a person until this code shows their own (frame.css).
  useEffect(() => document.documentElement.removeAttribute("data-person"), []);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** Who is signed in; null for a visitor. After what changes it, call `useSessionChange`, and the page follows. */
export function useSession(): SessionView | null {
  return useStore().session;
}

/** Whom to draw for. A shared document was drawn for a visitor, and hydration must draw the same once more. */
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
