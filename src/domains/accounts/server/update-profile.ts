import type { ProfileView } from "#domains/accounts/contract.ts";
import { setPersonFacts } from "#domains/auth/server/set-person-facts.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getProfile } from "./get-profile.ts";

/**
 * Changes the caller's name and picture address, without validation (R20); an empty address means no picture.
 * NOT_FOUND if the profile was just deleted. For any signed-in user.
 */
export function updateProfile(
  ctx: SignedInCtx,
  input: { fullName: string; avatarUrl: string | null },
): Promise<ProfileView> {
  return inTransaction(ctx, async (tx) => {
    await setPersonFacts(tx, {
      fullName: storable(input.fullName),
      avatarUrl: storable(input.avatarUrl ?? "") || null,
    });
    return getProfile(tx);
  });
}

/** On one line, since the name also appears in mails. The database rejects a NUL or a lone surrogate. */
function storable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
