import { eq } from "drizzle-orm";
import type { ApplicationView } from "#domains/vendors/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { toApplicationView } from "./internal/to-application-view.ts";
import { vendors } from "./tables.ts";

/** The caller's own application; NOT_FOUND if there is none. For any signed-in user. */
export async function getApplication({ db, caller }: SignedInCtx): Promise<ApplicationView> {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.userId, caller.userId));
  if (!vendor) throw new AppError("NOT_FOUND");
  return toApplicationView(vendor);
}
