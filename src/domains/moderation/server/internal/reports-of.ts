import { eq, or } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reports } from "../tables.ts";

/** What the caller reported, signed in or as a visitor from the account's address. */
export const reportsOf = ({ caller }: SignedInCtx) =>
  or(eq(reports.reporterId, caller.userId), eq(reports.reporterEmail, caller.email.toLowerCase()))!;
