import { type ComponentType, useEffect, useState } from "react";
import { answerConfirmations } from "#client/confirmation.ts";
import type { ConfirmationDialogProps } from "./confirmation-dialog.tsx";

type Asked = { Dialog: ComponentType<ConfirmationDialogProps>; onEnd: (isConfirmed: boolean) => void };

/**
 * Asks for a password or a factor where a call needs it, over whatever the page shows; the call then goes on. Mounted
 * once; the dialog is loaded when it is needed.
 */
export function Confirmation() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      answerConfirmations(async () => {
        const { ConfirmationDialog: Dialog } = await import("./confirmation-dialog.tsx");
        const { promise, resolve: onEnd } = Promise.withResolvers<boolean>();
        setAsked({ Dialog, onEnd });
        return promise.finally(() => setAsked(null));
      }),
    [],
  );
  return asked && <asked.Dialog onEnd={asked.onEnd} />;
}
