import { eq, or } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { inquiries } from "../tables.ts";

/** What the caller wrote, signed in or from the account's address. */
export const ownInquiries = ({ caller }: SignedInCtx) =>
  or(eq(inquiries.userId, caller.userId), eq(inquiries.email, caller.email.toLowerCase()));
