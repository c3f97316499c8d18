import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { UserView } from "../shapes.ts";
import { listUserViews } from "./internal/user-view.ts";
import { users } from "./tables.ts";

/** A user as the auth service shows it; NOT_FOUND. For admins. */
export async function getUserById(ctx: SignedInCtx, { user_id }: { user_id: string }): Promise<UserView> {
  const [view] = await listUserViews(ctx, eq(users.id, user_id), { limit: 1, offset: 0, aal: null });
  if (!view) throw new AppError("NOT_FOUND");
  return view;
}
