import type { Language } from "#kernel/languages.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { users } from "../tables.ts";
import { writePassword } from "./write-password.ts";

type NewUser = {
  id: string;
  /** In small letters. */
  email: string;
  name: string;
  passwordHash: string;
  language: Language;
  emailVerified?: boolean;
};

/** Adds a person with a password; false where the address is known, also where it became so in the same moment. */
export function addUser(doors: Doors, { passwordHash, ...user }: NewUser): Promise<boolean> {
  return inTransaction(doors, async (tx) => {
    const now = tx.clock.now();
    const added = await tx.db
      .insert(users)
      .values({ ...user, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (added.length === 0) return false;
    await writePassword(tx, user.id, passwordHash);
    return true;
  });
}
