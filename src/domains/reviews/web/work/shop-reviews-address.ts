/** What of the shop's reviews the address shows. */
export function readShopReviewsInput(params: URLSearchParams) {
  const page = Number(params.get("page"));
  return {
    onlyUnanswered: params.get("show") === "unanswered",
    page: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
  };
}
