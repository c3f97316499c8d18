import type { BetterAuthOptions } from "better-auth";
import type { ErrorCode } from "#kernel/errors.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { hashCode } from "../hash-code.ts";

type Gate = NonNullable<NonNullable<BetterAuthOptions["user"]>["validateUserInfo"]>;
const refuse = (code: ErrorCode) => ({ error: code });

/**
 * Whom the library must not create as a user: a wallet, which has no address to mail orders to, and an address that
 * the provider has not verified, since its claimant would own the account here.
 */
export const refuseStrangers: Gate = ({ user, source }) => {
  if (source.action !== "create-user") return undefined;
  if (source.method === "siwe") return refuse("IDENTITY_NOT_LINKED");
  if (source.method === "oauth" && !user.emailVerified) return refuse("EMAIL_NOT_VERIFIED");
  return undefined;
};

const noTokens = { accessToken: null, refreshToken: null, idToken: null };

/** What is stored differently from the library's default: a provider's tokens not at all, a phone's code as a hash. */
export function databaseHooks(config: Infra["config"]): BetterAuthOptions["databaseHooks"] {
  return {
    account: {
      create: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
      update: { before: async (account) => ({ data: { ...account, ...noTokens } }) },
    },
    verification: {
      create: {
        before: async (row) => {
          // The library appends the number of attempts to the code and rewrites it with each.
          const plain = /^\+\d+$/.test(row.identifier) && /^(\d{6}):0$/.exec(row.value)?.[1];
          if (!plain) return;
          return { data: { ...row, value: `${hashCode({ config }, `phone:${row.identifier}`, plain)}:0` } };
        },
      },
    },
  };
}
