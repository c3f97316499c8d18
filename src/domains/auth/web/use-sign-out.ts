import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import { useSetLeft } from "#client/session.tsx";
import { forgetPerson } from "#client/session-traces.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import { notify } from "#ui/notify.ts";

/** Answers that are taken for an end of the session (specification, section 4). */
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
 * Ends the session, forgets what belonged to it, whatever the server says, and goes home. The cart stays (decision 26).
 * The cookie is out of scripts' reach: where the server could not take it back, the person is told so and may try again.
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
      await navigate("/");
      await changeSession("SIGNED_OUT");
      if (end === "ignored") setLeft(true);
      notify.success(t("signedOut.title"), { description: t("signedOut.text") });
    },
    [changeSession, navigate, queryClient, setLeft, t],
  );
}
