import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
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
  const isNew = await addUser(ctx, {
    id: randomUUID(),
    email,
    name: facts.full_name,
    passwordHash,
    language: ctx.language,
    emailVerified: input.email_confirm,
  });
  if (!isNew) throw new AppError("CONFLICT");
  return readUserView(ctx, eq(users.email, email), null);
}
