import { lazy, type ReactNode, Suspense, useState } from "react";
import { AskToLeave } from "./linked-text.tsx";

const LeaveDialog = lazy(() => import("./leave-dialog.tsx"));

/** Gives the links inside a question before they leave the site. */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState<string | null>(null);
  return (
    <AskToLeave value={setAddress}>
      {children}
      {address && (
        <Suspense>
          <LeaveDialog address={address} onClose={() => setAddress(null)} />
        </Suspense>
      )}
    </AskToLeave>
  );
}
