import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { notify } from "#ui/notify.ts";

/** The wishlist as the dashboard speaks of it: favorites, with their own words for taking one out. */
export function useFavorites() {
  const { t } = useTranslation(["accounts", "errors"]);
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(queries.wishlist.listWishlist.queryOptions({ input: {} }));
  const { mutate, variables, isPending } = useMutation(
    queries.wishlist.removeFromWishlist.mutationOptions({
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
    items: data?.items,
    isError,
    refetch,
    remove: (productId: string) => mutate({ productId }),
    removing: isPending ? variables?.productId : undefined,
  };
}

export type Favorites = ReturnType<typeof useFavorites>;
export type Favorite = NonNullable<Favorites["items"]>[number];
