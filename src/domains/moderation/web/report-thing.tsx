import "#i18n/reporting-words.ts";
import { api } from "#client/api.ts";
import type { PublicKind } from "#domains/moderation/report-rules.ts";
import { ReportDialog } from "./report-dialog.tsx";
import type { SentReport } from "./use-report-form.ts";

type ReportThingProps = { kind: PublicKind; id: string; name: string; onClose: () => void };

const senders: Record<PublicKind, (id: string, report: SentReport) => Promise<{ reference: string }>> = {
  review: (reviewId, report) => api.moderation.reportReview({ reviewId, ...report }),
  product: (productId, report) => api.moderation.reportProduct({ productId, ...report }),
  vendor: (vendorId, report) => api.moderation.reportVendor({ vendorId, ...report }),
};

/** Reports what anybody can see, with an account or without (R62). Its code comes when it is opened. */
export function ReportThing({ kind, id, name, onClose }: ReportThingProps) {
  return (
    <ReportDialog kind={kind} name={name} onSend={(report) => senders[kind](id, report)} onClose={onClose} />
  );
}
