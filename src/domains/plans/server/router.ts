import { plans } from "#domains/plans/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { getProductLimit } from "./get-product-limit.ts";
import { listPlans } from "./list-plans.ts";

export const plansRouter = {
  listPlans: forVisitor(plans.listPlans, listPlans),
  getProductLimit: forPerson(plans.getProductLimit, getProductLimit),
};
