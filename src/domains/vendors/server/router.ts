import { vendors } from "#domains/vendors/contract.ts";
import { forVisitor } from "#platform/rpc/handle.ts";
import { getVendor } from "./get-vendor.ts";

export const vendorsRouter = { getVendor: forVisitor(vendors.getVendor, getVendor) };
