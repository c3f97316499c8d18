import { genericOAuth } from "better-auth/plugins";
import { AppError } from "#kernel/errors.ts";
import { isLanguage } from "#kernel/languages.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { emailAddress } from "../../shapes.ts";
import { type Auth, openAuthWith } from "../auth.ts";

/** How the configured OpenID Connect provider is called in calls, and in the address that it sends people back to. */
export const oidcProvider = "oidc";

type Oidc = NonNullable<Doors["config"]["oidc"]>;
const opened = new WeakMap<Doors["config"], Auth>();
const secondsToAnswer = 10;

/**
 * The auth library with the provider at hand, whose addresses and keys it finds out at the first call.
 * PROVIDER_NOT_ENABLED where none is configured; PROVIDER_UNAVAILABLE where it can't be reached, and the next call tries anew.
 */
export async function providerAuthOf(doors: Doors): Promise<Auth> {
  const { config } = doors;
  const { oidc } = config;
  if (!oidc) throw new AppError("PROVIDER_NOT_ENABLED");
  const auth = opened.get(config) ?? openAuthWith(doors, openIdConnect(oidc));
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

/** Waits for what a provider has to answer, but not for ever. PROVIDER_UNAVAILABLE. */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError("PROVIDER_UNAVAILABLE")), secondsToAnswer * 1_000);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** For a refusal that may be for want of the provider's keys: PROVIDER_UNAVAILABLE where it does not answer at all. */
export async function assertProviderAnswers({ config }: Pick<Doors, "config">): Promise<void> {
  const signal = AbortSignal.timeout(secondsToAnswer * 1_000);
  const answer = await fetch(discoveryOf(config.oidc!), { signal }).catch(() => null);
  if (!answer?.ok) throw new AppError("PROVIDER_UNAVAILABLE");
}

const discoveryOf = ({ issuer }: Oidc) => `${issuer}/.well-known/openid-configuration`;

function openIdConnect(oidc: Oidc) {
  const { issuer, clientId, clientSecret } = oidc;
  return genericOAuth({
    config: [
      {
        providerId: oidcProvider,
        discoveryUrl: discoveryOf(oidc),
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        scopes: ["openid", "email", "profile"],
        // With its issuer: another provider, configured some day, must not inherit this one's people.
        accountSubject: ({ profile }) => (profile.sub ? `${issuer}#${profile.sub}` : ""),
        mapProfileToUser: toPerson,
      },
    ],
  });
}

/** What is taken from a provider about a new person: address, name, language. Its pictures are not: showing them would tell it who is here. */
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
