import { useState } from "react";
import { Link, useLocation } from "react-router";
import { signInPath } from "#client/sign-in-path.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";
import { ReviewCard } from "./review-card.tsx";
import type { Review } from "./review-page.ts";
import { useVote } from "./use-vote.ts";

const loadReport = () => import("./report-review.tsx");
type Report = Awaited<ReturnType<typeof loadReport>>["ReportReview"];

type VotedReviewProps = {
  review: Review;
  companyName: string;
  isSignedIn: boolean;
  /** One's own is neither voted for nor reported. */
  isOwn: boolean;
  wasHelpful: boolean;
};

/** A review with the buttons to find it helpful and to report it; a visitor signs in first. */
export function VotedReview({ review, companyName, isSignedIn, isOwn, wasHelpful }: VotedReviewProps) {
  const { isHelpful, votes, toggle } = useVote(review, wasHelpful);
  return (
    <ReviewCard review={{ ...review, helpfulVotes: votes }} companyName={companyName}>
      {!isOwn && (
        <Buttons review={review} isSignedIn={isSignedIn} isHelpful={isHelpful} onVote={() => void toggle()} />
      )}
    </ReviewCard>
  );
}

type ButtonsProps = { review: Review; isSignedIn: boolean; isHelpful: boolean; onVote: () => void };

function Buttons({ review, isSignedIn, isHelpful, onVote }: ButtonsProps) {
  const { t } = useTranslation("reviews");
  const { pathname } = useLocation();
  const [Report, setReport] = useState<Report | null>(null);
  const name = review.authorName;
  const vote = (
    <>
      <Icon name="thumbs-up" />
      {t("helpfulYes")}
    </>
  );
  const report = () =>
    loadReport().then(
      ({ ReportReview }) => setReport(() => ReportReview),
      () => notify.destructive(t("openFailed")),
    );
  return (
    <div className="mt-2 -ml-3 flex flex-wrap gap-1">
      {isSignedIn ? (
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={isHelpful}
            aria-label={t("helpfulVote", { name })}
            onClick={onVote}
            className="aria-pressed:text-leaf-ink"
          >
            {vote}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t("reportOf", { name })}
            onClick={() => void report()}
            className="text-ink-soft"
          >
            {t("report")}
          </Button>
        </>
      ) : (
        <>
          <Button asChild variant="ghost" size="sm">
            <Link to={signInPath(pathname)} aria-label={t("helpfulVote", { name })}>
              {vote}
            </Link>
          </Button>
          <Button asChild variant="ghost" size="sm" className="text-ink-soft">
            <Link to={signInPath(pathname)} aria-label={t("reportOf", { name })}>
              {t("report")}
            </Link>
          </Button>
        </>
      )}
      {Report && <Report reviewId={review.id} name={name} onClose={() => setReport(null)} />}
    </div>
  );
}
