import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { Review } from "./review-page.ts";

/** One's helpful vote on a review: shown at once, and taken back if the server refuses. */
export function useVote(review: Review, wasHelpful: boolean) {
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [changed, setChanged] = useState<{ isHelpful: boolean; votes: number } | null>(null);
  const isBusy = useRef(false);
  const shown = changed ?? { isHelpful: wasHelpful, votes: review.helpfulVotes };
  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const isHelpful = !shown.isHelpful;
    setChanged({ isHelpful, votes: shown.votes + (isHelpful ? 1 : -1) });
    try {
      const answer = await api.reviews.setHelpful({ reviewId: review.id, isHelpful });
      setChanged({ isHelpful: answer.isHelpful, votes: answer.helpfulVotes });
      void queryClient.invalidateQueries({ queryKey: queries.reviews.getMyReview.key() });
    } catch (error) {
      setChanged(shown);
      notifyError(error);
    } finally {
      isBusy.current = false;
    }
  };
  return { ...shown, toggle };
}
