import { useState } from "react";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import type { StartedFactor } from "./factor-form.tsx";

/** A dialog's one attempt at a factor. Closed before its code was right, the attempt goes, and the next one starts anew. */
export function useEnrolment(onAdded: () => Promise<void>) {
  const [isOpen, setOpen] = useState(false);
  const [started, setStarted] = useState<StartedFactor | null>(null);
  return {
    isOpen,
    started,
    setStarted,
    onOpenChange(open: boolean) {
      setOpen(open);
      setStarted(null);
      // If this is lost, the server drops the attempt after a while.
      if (!open && started) api.auth.unenrollFactor({ factor_id: started.id }).catch(logError);
    },
    async onVerified() {
      setOpen(false);
      setStarted(null);
      await onAdded();
    },
  };
}
