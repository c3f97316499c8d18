import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { notify } from "#ui/notify.ts";

/** The signed-in person's wishlist. The answer of each write is the new list: nothing is fetched again. */
export function useWishlist() {
  const { t } = useTranslation("wishlist");
  const isSignedIn = useSession() !== null;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const list = useQuery(queries.wishlist.listWishlist.queryOptions({ input: {}, enabled: isSignedIn }));
  const keep = (view: typeof list.data) =>
    queryClient.setQueryData(queries.wishlist.listWishlist.queryKey({ input: {} }), view);

  const adding = useMutation(
    queries.wishlist.addToWishlist.mutationOptions({
      onSuccess(view) {
        keep(view);
        notify.success(t("added"), { id: "wishlist" });
      },
      onError(error) {
        logError(error);
        if (classifyError(error).code === "ALREADY_IN_WISHLIST")
          notify.info(t("duplicateTitle"), { description: t("duplicateText") });
        else notify.destructive(t("errorTitle"), t("addFailed"));
      },
    }),
  );
  const removing = useMutation(
    queries.wishlist.removeFromWishlist.mutationOptions({
      onSuccess(view) {
        keep(view);
        notify.success(t("removed"), { id: "wishlist" });
      },
      onError(error) {
        logError(error);
        notify.destructive(t("errorTitle"), t("removeFailed"));
      },
    }),
  );
  const clearing = useMutation(
    queries.wishlist.clearWishlist.mutationOptions({
      onSuccess: keep,
      onError(error) {
        logError(error);
        notify.destructive(t("errorTitle"), t("clearFailed"));
      },
    }),
  );

  const { mutate: mutateAdd } = adding;
  const add = useCallback(
    (productId: string) => {
      if (isSignedIn) return mutateAdd({ productId });
      const from = encodeURIComponent(`${pathname}${search}`);
      notify.destructive(t("authTitle"), t("authText"), {
        action: { label: t("signIn"), onClick: () => navigate(`/auth?from=${from}`) },
        id: "wishlist",
      });
    },
    [isSignedIn, mutateAdd, navigate, pathname, search, t],
  );

  const items = (isSignedIn && list.data?.items) || [];
  return { list, items, add, remove: removing, clear: clearing, isAdding: adding.isPending };
}
