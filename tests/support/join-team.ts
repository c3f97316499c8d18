import { inviteMember } from "#domains/team/server/invite-member.ts";
import { vendorMembers } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addVendor, contextFor } from "./market-people.ts";

/** Gives a person a place in a shop's team, and an invitation to another. */
export async function joinTeam(ctx: SignedInCtx): Promise<void> {
  const { userId, email } = ctx.caller;
  const [own, other] = [await addVendor(ctx), await addVendor(ctx)];
  await ctx.db.insert(vendorMembers).values({ userId, vendorId: own.vendor.id, role: "packer" });
  await inviteMember(contextFor(ctx, other), { email, role: "manager" });
}
