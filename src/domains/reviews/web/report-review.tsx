import "#i18n/signed-in-words.ts";
import { api } from "#client/api.ts";
import { ReportDialog } from "#domains/moderation/web/report-dialog.tsx";

type ReportReviewProps = { reviewId: string; name: string; onClose: () => void };

/** Reports somebody's review (R62). */
export function ReportReview({ reviewId, name, onClose }: ReportReviewProps) {
  return (
    <ReportDialog
      name={name}
      onSend={(report) => api.moderation.reportReview({ reviewId, ...report })}
      onClose={onClose}
    />
  );
}
