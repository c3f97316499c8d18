import { type RouterContextProvider, redirectDocument, replace, useSearchParams } from "react-router";
import { AuthFrame } from "#domains/auth/web/auth-frame.tsx";
import { SecondStep } from "#domains/second-factor/web/second-step.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { apiContext, sessionContext } from "../context.ts";
import { safeReturnPath } from "../guards.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/auth.ts";
import { SignInMethods } from "./auth/sign-in-methods.tsx";

/** Someone signed in has no business here: on to where they came from, with this page out of the history. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const from = safeReturnPath(url.searchParams.get("from"));
  // The API's reference is no page of the router.
  if (context.get(sessionContext)) throw from.startsWith("/api/") ? redirectDocument(from) : replace(from);
  const { provider } = await context.get(apiContext).auth.getSignInMethods({});
  return { from, provider, halfSignedIn: await findHalfSignedIn(context) };
}

/** A session with the correct password but without the second factor: its address and factors, apps before phones. */
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
  const { t } = useTranslation(["auth", "secondFactor"]);
  const [params] = useSearchParams();
  const { from, provider, halfSignedIn } = loaderData;
  const isSignUp = params.get("tab") === "signup";
  const title = halfSignedIn
    ? "secondFactor:secondStep.title"
    : isSignUp
      ? "auth:auth.signUpTitle"
      : "auth:auth.signInTab";
  return (
    <AuthFrame>
      <PageMeta title={t(title)} />
      {halfSignedIn ? <SecondStep {...halfSignedIn} /> : <SignInMethods from={from} provider={provider} />}
    </AuthFrame>
  );
}
