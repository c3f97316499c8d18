import { withQuery } from "#kernel/with-query.ts";
import { type ReviewState, reviewStates } from "../../review-rules.ts";

export type ModerationAddress = {
  list: "queue" | "all";
  page: number;
  search?: string;
  state?: ReviewState;
  rating?: number;
  reviewId?: string;
  after?: string;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What of the reviews the address shows; what is unknown is left out. */
export function readModerationAddress(params: URLSearchParams): ModerationAddress {
  const [page, rating] = [Number(params.get("page")), Number(params.get("rating"))];
  const search = (params.get("search") ?? "").trim().slice(0, 100);
  const state = reviewStates.find((one) => one === params.get("state"));
  const [reviewId, after] = [params.get("review"), params.get("after")];
  return {
    list: params.get("list") === "all" ? "all" : "queue",
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
    ...(Number.isInteger(rating) && rating >= 1 && rating <= 5 ? { rating } : {}),
    ...(reviewId && uuid.test(reviewId) ? { reviewId } : {}),
    ...(after && /^\d{4}-\d\d-\d\dT[\d:.]+Z_[0-9a-f-]{36}$/.test(after) ? { after } : {}),
  };
}

export const allInput = ({ list: _, page: __, ...input }: ModerationAddress) => input;

export const moderationPath = ({ list, page, reviewId, rating, ...rest }: Partial<ModerationAddress>) =>
  withQuery("", {
    tab: "reviews",
    list: list === "all" ? list : undefined,
    page: page && page > 1 ? String(page) : undefined,
    rating: rating ? String(rating) : undefined,
    review: reviewId,
    ...rest,
  });
