export type ReviewDraft = { rating: number | null; comment: string; pictureIds: string[] };

const keyOf = (productId: string) => `review-draft-${productId}`;

/** What was typed about a product in this tab, kept until it is sent; it goes with the session. */
export function readDraft(productId: string): ReviewDraft | null {
  try {
    const stored = JSON.parse(
      window.sessionStorage.getItem(keyOf(productId)) ?? "null",
    ) as ReviewDraft | null;
    return stored && typeof stored.comment === "string" && Array.isArray(stored.pictureIds) ? stored : null;
  } catch {
    return null;
  }
}

export function keepDraft(productId: string, draft: ReviewDraft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
    else window.sessionStorage.removeItem(keyOf(productId));
  } catch {
    // A browser that blocks storage keeps nothing.
  }
}
