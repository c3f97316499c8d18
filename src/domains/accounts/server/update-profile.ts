import type { ProfileView } from "#domains/accounts/contract.ts";
import { setPersonFacts } from "#domains/auth/server/set-person-facts.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { getProfile } from "./get-profile.ts";

/**
 * Changes the caller's name and picture, whatever they are (decision 20); an empty address means no picture.
 * NOT_FOUND if the profile went while they were signed in. For any signed-in person.
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

/** In one line: the name also stands in mails. A NUL or half a character is refused by the database. */
function storable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
