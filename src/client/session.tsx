import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { SessionView } from "#domains/accounts/contract.ts";

type Store = {
  session: SessionView | null;
  /** Shows the page to nobody, though the server may still know somebody; false shows what the server says. */
  setLeft: (isLeft: boolean) => void;
};

const SessionContext = createContext<Store | undefined>(undefined);

/** Mounted once by the document, with what the root loader knows. */
export function SessionProvider(props: { session: SessionView | null; children: ReactNode }) {
  const [isLeft, setLeft] = useState(false);
  const session = isLeft ? null : props.session;
  const store = useMemo(() => ({ session, setLeft }), [session]);
  return <SessionContext value={store}>{props.children}</SessionContext>;
}

/** Who is signed in; null for a visitor. After what changes it, call `useSessionChange`, and the page follows. */
export function useSession(): SessionView | null {
  return useStore().session;
}

export const useSetLeft = () => useStore().setLeft;

function useStore(): Store {
  const store = use(SessionContext);
  if (store === undefined) throw new Error("useSession needs a SessionProvider above it");
  return store;
}
