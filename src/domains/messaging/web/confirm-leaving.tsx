import { lazy, type ReactNode, Suspense, useState } from "react";
import { ConfirmLeave } from "./linked-text.tsx";

const LeaveDialog = lazy(() => import("./leave-dialog.tsx"));

/** Gives the links inside a question before they leave the site. */
export function ConfirmLeaving({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState<string | null>(null);
  return (
    <ConfirmLeave value={setAddress}>
      {children}
      {address && (
        <Suspense>
          <LeaveDialog address={address} onClose={() => setAddress(null)} />
        </Suspense>
      )}
    </ConfirmLeave>
  );
}
