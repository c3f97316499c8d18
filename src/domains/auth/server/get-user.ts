import { eq } from "drizzle-orm";
import type { SessionCtx } from "#platform/rpc/context.ts";
import type { UserView } from "../shapes.ts";
import { readUserView } from "./internal/user-view.ts";
import { users } from "./tables.ts";

/** The session's user. For any session, even one that waits for its second factor. */
export async function getUser(ctx: SessionCtx): Promise<UserView> {
  return readUserView(ctx, eq(users.id, ctx.caller.userId), ctx.caller.session.aal);
}
