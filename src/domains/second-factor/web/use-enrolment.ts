import { useState } from "react";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import type { StartedFactor } from "./factor-form.tsx";

/**
 * The enrollment of one factor in a dialog. Closed before the code was verified, it is discarded, and the next one
 * starts anew.
 */
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
      // If this fails, the server discards the enrollment after a while.
      if (!open && started) api.auth.unenrollFactor({ factor_id: started.id }).catch(logError);
    },
    async onVerified() {
      setOpen(false);
      setStarted(null);
      await onAdded();
    },
  };
}
