import { enterprise } from "#domains/enterprise/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { getEnterpriseVendor } from "./get-enterprise-vendor.ts";
import { listEnterpriseVendors } from "./list-enterprise-vendors.ts";

export const enterpriseRouter = {
  listEnterpriseVendors: forPerson(enterprise.listEnterpriseVendors, listEnterpriseVendors),
  getEnterpriseVendor: forPerson(enterprise.getEnterpriseVendor, getEnterpriseVendor),
};
