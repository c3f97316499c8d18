import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import type { vendorView } from "#domains/vendors/contract.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { vendors } from "./tables.ts";

type VendorView = z.infer<typeof vendorView>;

/** An approved vendor as shoppers see it; NOT_FOUND otherwise. Anybody may call. */
export async function getVendor(ctx: Ctx, input: { vendorId: string }): Promise<VendorView> {
  const [vendor] = await ctx.db
    .select()
    .from(vendors)
    .where(and(eq(vendors.id, input.vendorId), vendors.isApproved));
  if (!vendor) throw new AppError("NOT_FOUND");
  return {
    ...vendor,
    businessType: vendor.businessType as VendorView["businessType"],
    certifications: vendor.certifications as VendorView["certifications"],
    sellingSince: vendor.createdAt.toISOString(),
  };
}
