import { genericOAuth } from "better-auth/plugins";
import { openAuthWith } from "#domains/auth/server/auth.ts";
import { AppError } from "#kernel/errors.ts";
import { isLanguage } from "#kernel/languages.ts";
import { emailAddress } from "#kernel/schemas.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** The name of the configured OpenID Connect provider in calls and in the callback's path. */
export const oidcProvider = "oidc";

type ProviderAuth = ReturnType<typeof openWithProvider>;
type Oidc = NonNullable<Infra["config"]["oidc"]>;
const opened = new WeakMap<Infra["config"], ProviderAuth>();
const secondsToAnswer = 10;

/**
 * The auth library with the provider, whose addresses and keys are discovered at the first call. PROVIDER_NOT_ENABLED
 * without configuration; PROVIDER_UNAVAILABLE if it can't be reached, and the next call retries.
 */
export async function providerAuthOf(infra: Infra): Promise<ProviderAuth> {
  const { config } = infra;
  const { oidc } = config;
  if (!oidc) throw new AppError("PROVIDER_NOT_ENABLED");
  const auth = opened.get(config) ?? openWithProvider(infra, oidc);
  opened.set(config, auth);
  try {
    const { socialProviders } = await inTime(auth.$context);
    const provider = socialProviders.find(({ id }) => id === oidcProvider);
    // The document must be the provider's own (OpenID Connect Discovery 1.0, section 4.3).
    if (provider?.issuer?.replace(/\/$/, "") === oidc.issuer) return auth;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  if (opened.get(config) === auth) opened.delete(config);
  throw new AppError("PROVIDER_UNAVAILABLE");
}

/** Waits for a provider with a timeout. PROVIDER_UNAVAILABLE. */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError("PROVIDER_UNAVAILABLE")), secondsToAnswer * 1_000);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** After a refusal that may be due to missing keys: PROVIDER_UNAVAILABLE if the provider does not respond at all. */
export async function assertProviderResponds({ config }: Pick<Infra, "config">): Promise<void> {
  const signal = AbortSignal.timeout(secondsToAnswer * 1_000);
  const answer = await fetch(discoveryOf(config.oidc!), { signal }).catch(() => null);
  if (!answer?.ok) throw new AppError("PROVIDER_UNAVAILABLE");
}

const discoveryOf = ({ issuer }: Oidc) => `${issuer}/.well-known/openid-configuration`;

function openWithProvider(infra: Infra, oidc: Oidc) {
  const { issuer, clientId, clientSecret } = oidc;
  const plugin = genericOAuth({
    config: [
      {
        providerId: oidcProvider,
        discoveryUrl: discoveryOf(oidc),
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        scopes: ["openid", "email", "profile"],
        // Includes the issuer, so that a provider configured later can't inherit this one's users.
        accountSubject: ({ profile }) => (profile.sub ? `${issuer}#${profile.sub}` : ""),
        mapProfileToUser: toPerson,
      },
    ],
  });
  return openAuthWith(infra, plugin);
}

/**
 * A new user's data from a provider: address, name, language. Its picture is not used: showing it would tell the
 * provider who is here.
 */
function toPerson(claims: Record<string, unknown>) {
  const email = emailAddress.safeParse(claims["email"]).data;
  const name = typeof claims["name"] === "string" ? claims["name"].trim().slice(0, 100) : "";
  const language = String(claims["locale"] ?? "").slice(0, 2);
  return {
    email,
    emailVerified: claims["email_verified"] === true,
    name: name.length >= 2 ? name : (email?.split("@")[0] ?? ""),
    image: undefined,
    ...(isLanguage(language) ? { language } : {}),
  };
}
