import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { UserView } from "../shapes.ts";
import { authOf } from "./auth.ts";
import { askLibrary, deviceHeaders } from "./internal/ask-library.ts";
import { assertStrongPassword } from "./internal/password-strength.ts";
import { readUserView } from "./internal/user-view.ts";
import { users } from "./tables.ts";

type Input = {
  email: string;
  password: string;
  email_confirm: boolean;
  user_metadata: { full_name: string };
};

/** Creates a person, whose address counts as theirs if `email_confirm` says so. A known address is a CONFLICT. WEAK_PASSWORD. For admins. */
export async function createUser(ctx: SignedInCtx, input: Input): Promise<UserView> {
  const { password, user_metadata: facts } = input;
  const email = input.email.toLowerCase();
  assertStrongPassword(password, [facts.full_name, email]);
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known) throw new AppError("CONFLICT");
  const { user } = await askLibrary(() =>
    authOf(ctx).api.signUpEmail({
      body: { email, password, name: facts.full_name, language: ctx.language },
      headers: deviceHeaders(ctx),
    }),
  );
  if (input.email_confirm)
    await ctx.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
  return readUserView(ctx, eq(users.email, email), null);
}
