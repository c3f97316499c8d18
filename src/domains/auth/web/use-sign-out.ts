import { ORPCError } from "@orpc/client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { notify } from "#ui/notify.ts";

/** The session was gone already: signing out has reached its end all the same. */
const harmless = [401, 403, 404];

/** What is the same for everybody may stay. */
const publicDomains = ["catalogue", "plans", "reviews", "search", "vendors"];

function isPublic([path]: readonly unknown[]): boolean {
  return Array.isArray(path) && publicDomains.includes(path[0]);
}

/** Ends the session, forgets what belonged to it and goes home. The cart stays (decision 26). */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation("auth");
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  return useCallback(async () => {
    try {
      await api.auth.signOut({ scope: "local" });
    } catch (error) {
      if (!(error instanceof ORPCError && harmless.includes(error.status))) return notifyError(error);
    }
    await navigate("/");
    await revalidate();
    // Only now: while the session still stood, what was forgotten would have been asked for again.
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
    notify.success(t("signedOut.title"), { description: t("signedOut.text") });
  }, [navigate, notifyError, queryClient, revalidate, t]);
}
