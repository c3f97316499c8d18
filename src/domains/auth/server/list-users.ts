import { and, ilike, like, not, or } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { listUserViews } from "./internal/user-view.ts";
import { users } from "./tables.ts";

type Input = { page: number; per_page: number; search?: string };

/** Users, newest first, at most 100 per page; `search` matches name and address. For admins. */
export async function listUsers(ctx: SignedInCtx, { page, per_page: limit, search }: Input) {
  const pattern = search && `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  // An erased user leaves an anonymous row that owns their orders.
  const isPerson = not(like(users.email, "%@erased.invalid"));
  const isMeant = pattern ? or(ilike(users.email, pattern), ilike(users.name, pattern)) : undefined;
  const where = and(isPerson, isMeant);
  const [list, total] = await Promise.all([
    listUserViews(ctx, where, { limit, offset: (page - 1) * limit, aal: null }),
    ctx.db.$count(users, where),
  ]);
  return { users: list, total };
}
