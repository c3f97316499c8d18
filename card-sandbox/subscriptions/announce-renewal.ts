import { recordEvent } from "../events/record-event.ts";
import { previewRenewal } from "../invoices/preview-invoice.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { findSubscription } from "./kept-subscription.ts";

/** A week before the end of a period: tells what the next invoice will be, unless there will be none. */
export function announceRenewal(sandbox: Sandbox, id: string): void {
  const subscription = findSubscription(sandbox, id);
  if (!subscription || subscription.cancel_at !== null) return;
  const { id: _, ...upcoming } = previewRenewal(sandbox, subscription, {});
  recordEvent(sandbox, "invoice.upcoming", upcoming, noCause);
}
