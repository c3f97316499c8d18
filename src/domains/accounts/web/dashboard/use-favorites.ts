import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";

/** The wishlist on the dashboard, called favorites, with its own messages for removing one. */
export function useFavorites() {
  const { t } = useTranslation(["accounts", "errors"]);
  const queryClient = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(
    queries.wishlist.listWishlist.queryOptions({ input: {} }),
  );
  const { mutate, variables, isPending } = useMutation(
    queries.wishlist.removeFromWishlist.mutationOptions({
      // One after the other, so that the last response is the last list.
      scope: { id: "favorites" },
      onSuccess(view) {
        queryClient.setQueryData(queries.wishlist.listWishlist.queryKey({ input: {} }), view);
        notify.success(t("dashboard.removedTitle"), { description: t("dashboard.removedText") });
      },
      onError(error) {
        logError(error);
        notify.destructive(t("errors:unknown.title"), t("dashboard.removeFailed"));
      },
    }),
  );
  return {
    /** Undefined while loading; empty after a failure, with `retry` offered (R11). */
    items: data?.items ?? (isError ? [] : undefined),
    retry: { isShown: isError, isRetrying: isFetching, onRetry: () => void refetch() },
    remove: (productId: string) => mutate({ productId }),
    removing: isPending ? variables?.productId : undefined,
  };
}

export type Favorites = ReturnType<typeof useFavorites>;
export type Favorite = NonNullable<Favorites["items"]>[number];
