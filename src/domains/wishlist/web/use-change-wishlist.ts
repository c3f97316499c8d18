import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { useSayChange } from "./use-say-change.ts";
import { useSignInPrompt } from "./use-sign-in-prompt.ts";
import { changesKey } from "./use-stored-wishlist.ts";
import type { Wish } from "./wish-store.ts";
import type { Wishlist, WishlistChange } from "./wishlist-changes.ts";

const listKey = queries.wishlist.listWishlist.queryKey({ input: {} });

export type WishlistActions = {
  add: (productId: string, name?: string) => void;
  remove: (productId: string) => void;
  clear: () => void;
};

/** Changes to a wishlist, applied optimistically; a failure is rolled back and shown. */
export function useChangeWishlist({ items, ids }: Wishlist): WishlistActions {
  const isSignedIn = useSession() !== null;
  const askToSignIn = useSignInPrompt();
  const sayDuplicate = useSayDuplicate();
  const change = useSendChange(askToSignIn, sayDuplicate);
  return useMemo(
    () => ({
      add(productId, name) {
        if (!isSignedIn) return askToSignIn({ productId, name });
        if (ids.has(productId)) return sayDuplicate();
        change({ type: "add", productId, name });
      },
      remove: (productId) =>
        change({ type: "remove", productId, item: items.find((item) => item.productId === productId) }),
      clear: () => change({ type: "clear", items }),
    }),
    [isSignedIn, askToSignIn, sayDuplicate, change, items, ids],
  );
}

function useSendChange(askToSignIn: (wish: Wish) => void, sayDuplicate: () => void) {
  const { t } = useTranslation(["wishlist", "errors"]);
  const queryClient = useQueryClient();
  const say = useSayChange();
  const { mutate } = useMutation<Answer, Error, WishlistChange>({
    mutationKey: changesKey,
    // One after the other, so that the last response is the last list.
    scope: { id: "wishlist" },
    // Without a network it fails with a message, instead of waiting for a page that may be closed by then.
    networkMode: "always",
    mutationFn: send,
    async onSuccess(view, change) {
      await queryClient.cancelQueries({ queryKey: listKey });
      queryClient.setQueryData(listKey, view);
      say(change, mutate);
    },
    onError(error, change) {
      logError(error);
      const { code, type } = classifyError(error);
      if (code === "ALREADY_IN_WISHLIST") {
        // This page did not know it yet.
        void queryClient.invalidateQueries({ queryKey: listKey });
        return sayDuplicate();
      }
      if (type === "authentication" && change.type === "add") return askToSignIn(change);
      const text = code === "WISHLIST_FULL" ? t("errors:WISHLIST_FULL") : t(failures[change.type]);
      notify.destructive(t("errorTitle"), text);
    },
  });
  return mutate;
}

type Answer = Awaited<ReturnType<typeof send>>;

const failures = {
  add: "addFailed",
  addBack: "addFailed",
  remove: "removeFailed",
  clear: "clearFailed",
} as const;

function send(change: WishlistChange) {
  if (change.type === "add") return api.wishlist.addToWishlist({ productId: change.productId });
  if (change.type === "remove") return api.wishlist.removeFromWishlist({ productId: change.productId });
  if (change.type === "clear") return api.wishlist.clearWishlist({});
  const entries = change.items.map(({ productId, addedAt }) => ({ productId, addedAt }));
  return api.wishlist.addBackToWishlist({ entries });
}

function useSayDuplicate(): () => void {
  const { t } = useTranslation("wishlist");
  return useCallback(
    () =>
      void notify.info(t("duplicateTitle"), { description: t("duplicateText"), id: "wishlist-duplicate" }),
    [t],
  );
}
