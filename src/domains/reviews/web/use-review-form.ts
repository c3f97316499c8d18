import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { commentBounds } from "../review-rules.ts";
import type { OwnReview } from "../review-shapes.ts";
import { keepDraft, type ReviewDraft, readDraft } from "./review-draft.ts";

type Options = { productId: string; review: OwnReview | null; stars: number | null; onDone: () => void };

const [shortest, longest] = commentBounds;

const draftOf = (review: OwnReview | null): ReviewDraft => ({
  rating: review?.rating ?? null,
  comment: review?.comment ?? "",
  pictureIds: review?.pictures.map(({ id }) => id) ?? [],
});

/** What is typed into the form of a review, its problems, and its sending; a failure loses nothing. */
export function useReviewForm({ productId, review, stars, onDone }: Options) {
  const { t } = useTranslation("reviewForm");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [draft, setDraft] = useState<ReviewDraft>(() => {
    const kept = readDraft(productId) ?? draftOf(review);
    return stars ? { ...kept, rating: stars } : kept;
  });
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const change = (part: (draft: ReviewDraft) => Partial<ReviewDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part(before) };
      keepDraft(productId, next);
      return next;
    });
  const length = draft.comment.trim().length;
  const problems = {
    rating: draft.rating === null ? t("ratingMissing") : undefined,
    comment: length < shortest || length > longest ? t("commentBounds") : undefined,
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: queries.reviews.key() });
  const finish = async (words: string) => {
    keepDraft(productId, null);
    notify.success(words);
    onDone();
    await refresh();
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (classifyError(error).code === "CONFLICT") {
        notify.destructive(t("conflict"));
        await refresh();
      } else notifyError(error);
    }
    setBusy(false);
  };
  const send = () => {
    setAsked(true);
    const { rating, comment, pictureIds } = draft;
    if (problems.rating || problems.comment || rating === null || isBusy) return;
    const content = { rating, comment: comment.trim(), pictureIds };
    void attempt(async () => {
      const written = review
        ? await api.reviews.updateReview({ reviewId: review.id, ...content })
        : await api.reviews.addReview({ productId, ...content });
      await finish(t(written.state === "published" ? "donePublished" : "doneWaiting"));
    });
  };
  const remove = () =>
    attempt(async () => {
      await api.reviews.deleteReview({ reviewId: review!.id });
      await finish(t("deleted"));
    });
  const shown = isAsked ? problems : { rating: undefined, comment: undefined };
  return { draft, change, problems: shown, isBusy, send, remove };
}
