import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import type { OwnReview } from "../review-shapes.ts";

export type OwnPart = {
  isSignedIn: boolean;
  /** Undefined until it is known. */
  review: OwnReview | null | undefined;
  reviewId: string | null;
  isOwnProduct: boolean;
  hasReceived: boolean;
  helpfulIds: ReadonlySet<string>;
};

/** The signed-in person's part in a product's reviews. */
export function useOwnPart(productId: string): OwnPart {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({
    ...queries.reviews.getMyReview.queryOptions({ input: { productId } }),
    enabled: isSignedIn,
  });
  return {
    isSignedIn,
    review: isSignedIn ? data?.review : null,
    reviewId: data?.review?.id ?? null,
    isOwnProduct: data?.isOwnProduct ?? false,
    hasReceived: data?.hasReceived ?? false,
    helpfulIds: new Set(data?.helpfulIds),
  };
}
