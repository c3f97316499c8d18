import type { Language } from "#kernel/languages.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { users } from "../tables.ts";
import { writePassword } from "./write-password.ts";

type NewUser = {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  passwordHash: string;
  language: Language;
  emailVerified?: boolean;
};

/** Adds a user with a password; false if the address is known, even if added concurrently. */
export function addUser(infra: Infra, { passwordHash, ...user }: NewUser): Promise<boolean> {
  return inTransaction(infra, async (tx) => {
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
