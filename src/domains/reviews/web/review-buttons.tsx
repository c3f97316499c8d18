import { Link, useLocation } from "react-router";
import { signInPath } from "#client/sign-in-path.ts";
import { LateReportButton } from "#domains/moderation/web/late-report-button.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { Review } from "./review-page.ts";
import { useVote } from "./use-vote.ts";

type VotedReviewProps = {
  review: Review;
  companyName: string;
  isSignedIn: boolean;
  /** One's own is neither voted for nor reported. */
  isOwn: boolean;
  wasHelpful: boolean;
};

/** A review with the buttons to find it helpful, for which a visitor signs in first, and to report it. */
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
  const name = review.authorName;
  const vote = (
    <>
      <Icon name="thumbs-up" />
      {t("helpfulYes")}
    </>
  );
  const voting = isSignedIn
    ? { "aria-pressed": isHelpful, onClick: onVote, children: vote }
    : { asChild: true, children: <Link to={signInPath(pathname)}>{vote}</Link> };
  return (
    <div className="mt-2 -ml-3 flex flex-wrap gap-1">
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("helpfulVote", { name })}
        className="aria-pressed:text-leaf-ink"
        {...voting}
      />
      <LateReportButton kind="review" id={review.id} name={name} />
    </div>
  );
}
