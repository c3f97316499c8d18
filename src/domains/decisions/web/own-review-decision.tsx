import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { reviewRules } from "../decision-rules.ts";
import { OwnDecision } from "./own-decision.tsx";

/** For an author: why one's review is not shown, and the way to object. */
export function OwnReviewDecision({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation("ownReviews");
  const { data } = useQuery(queries.decisions.listDecisionsOnMyReviews.queryOptions({ input: {} }));
  const decision = data?.items.find((one) => one.reviewId === reviewId);
  if (!decision) return null;
  const rule = reviewRules.find((one) => one === decision.rule);
  return <OwnDecision decision={decision} rule={rule && t(`rules.${rule}`)} />;
}
