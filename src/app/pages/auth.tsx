import { useTranslation } from "react-i18next";
import { replace, useSearchParams } from "react-router";
import { AuthFrame } from "#domains/auth/web/auth-frame.tsx";
import { AuthTabs } from "#domains/auth/web/auth-tabs.tsx";
import { sessionContext } from "../context.ts";
import { safeReturnPath } from "../guards.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/auth.ts";

/** Someone signed in has no business here: on to where they came from, with this page out of the history. */
export function loader({ context, url }: Route.LoaderArgs) {
  const from = safeReturnPath(url.searchParams.get("from"));
  if (context.get(sessionContext)) throw replace(from);
  return { from };
}

export default function AuthPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const isSignUp = params.get("tab") === "signup";
  return (
    <AuthFrame>
      <PageMeta title={t(isSignUp ? "auth.signUpTitle" : "auth.signInTab")} canonical="/auth" />
      <AuthTabs from={loaderData.from} />
    </AuthFrame>
  );
}
