import { useTranslation } from "react-i18next";
import { type RouterContextProvider, replace, useSearchParams } from "react-router";
import { AuthFrame } from "#domains/auth/web/auth-frame.tsx";
import { AuthTabs } from "#domains/auth/web/auth-tabs.tsx";
import { SecondStep } from "#domains/auth/web/second-step.tsx";
import { apiContext, sessionContext } from "../context.ts";
import { safeReturnPath } from "../guards.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/auth.ts";

/** Someone signed in has no business here: on to where they came from, with this page out of the history. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const from = safeReturnPath(url.searchParams.get("from"));
  if (context.get(sessionContext)) throw replace(from);
  const { provider } = await context.get(apiContext).auth.getSignInWays({});
  return { from, provider, halfSignedIn: await findHalfSignedIn(context) };
}

/** Whoever gave the right password and owes a second factor: the address, and the factors, apps before telephones. */
async function findHalfSignedIn(context: Readonly<RouterContextProvider>) {
  try {
    const { email, factors } = await context.get(apiContext).auth.getUser({});
    const verified = factors.filter(({ status }) => status === "verified");
    const ordered = verified.sort((one, other) => other.factor_type.localeCompare(one.factor_type));
    return {
      email,
      factors: ordered.map(({ id, friendly_name, factor_type }) => ({ id, friendly_name, factor_type })),
    };
  } catch (error) {
    if ((error as { code?: unknown }).code === "SESSION_MISSING") return null;
    throw error;
  }
}

export default function AuthPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const { from, provider, halfSignedIn } = loaderData;
  const isSignUp = params.get("tab") === "signup";
  const title = halfSignedIn ? "secondStep.title" : isSignUp ? "auth.signUpTitle" : "auth.signInTab";
  return (
    <AuthFrame>
      <PageMeta title={t(title)} canonical="/auth" />
      {halfSignedIn ? <SecondStep {...halfSignedIn} /> : <AuthTabs from={from} provider={provider} />}
    </AuthFrame>
  );
}
