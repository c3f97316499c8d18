import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { href, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import { useSetLeft } from "#client/session.tsx";
import { forgetPerson } from "#client/session-storage-keys.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";

/** Statuses after which the session counts as ended all the same (docs/product.md#4-states-and-transitions). */
const ignored = [401, 403, 404];
type End = "done" | "ignored" | "failed";

async function endSession(): Promise<End> {
  try {
    await api.auth.signOut({ scope: "local" });
    return "done";
  } catch (error) {
    logError(error);
    return error instanceof ORPCError && ignored.includes(error.status) ? "ignored" : "failed";
  }
}

/**
 * Ends the session, clears its data locally whatever the server says, and goes home. The cart stays (R26). The cookie
 * is HttpOnly: if the server could not clear it, the user is told and may retry.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation("auth");
  const queryClient = useQueryClient();
  const setLeft = useSetLeft();
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  return useCallback(
    async function signOut() {
      const end = await endSession();
      if (end === "failed") {
        forgetPerson(queryClient);
        notify.destructive(t("signedOut.failedTitle"), t("signedOut.failedText"), {
          action: { label: t("signedOut.again"), onClick: () => void signOut() },
        });
        return;
      }
      await navigate(href("/"));
      await changeSession("SIGNED_OUT");
      if (end === "ignored") setLeft(true);
      notify.success(t("signedOut.title"), { description: t("signedOut.text") });
    },
    [changeSession, navigate, queryClient, setLeft, t],
  );
}
