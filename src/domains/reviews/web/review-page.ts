import type { ApiClient } from "#client/api-client.ts";

export type ReviewPage = Awaited<ReturnType<ApiClient["reviews"]["listReviews"]>>;
export type Review = ReviewPage["items"][number];
