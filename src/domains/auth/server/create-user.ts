import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import type { UserView } from "../shapes.ts";
import { authOf } from "./auth.ts";
import { addUser } from "./internal/add-user.ts";
import { assertStrongPassword } from "./internal/password-strength.ts";
import { readUserView } from "./internal/user-view.ts";
import { users } from "./tables.ts";

type Input = {
  email: string;
  password: string;
  email_confirm: boolean;
  user_metadata: { full_name: string };
};

/**
 * Creates a user, whose address counts as verified if `email_confirm` says so. A known address is a CONFLICT.
 * WEAK_PASSWORD. For admins.
 */
export async function createUser(ctx: SignedInCtx, input: Input): Promise<UserView> {
  const { password, user_metadata: facts } = input;
  const email = input.email.toLowerCase();
  await assertStrongPassword(password, [facts.full_name, email]);
  const passwordHash = await (await authOf(ctx).$context).password.hash(password);
  await inTransaction(ctx, async (tx) => {
    const id = randomUUID();
    const person = { id, email, name: facts.full_name, passwordHash, language: tx.language };
    const isNew = await addUser(tx, { ...person, emailVerified: input.email_confirm });
    if (!isNew) throw new AppError("CONFLICT");
    const after = { emailVerified: input.email_confirm };
    await recordAction(tx, { action: "user.create", subject: { kind: "user", id }, ownerId: id, after });
  });
  return readUserView(ctx, eq(users.email, email), null);
}
