import { plans } from "#domains/plans/contract.ts";
import { forVisitor } from "#platform/rpc/handle.ts";
import { listPlans } from "./list-plans.ts";

export const plansRouter = { listPlans: forVisitor(plans.listPlans, listPlans) };
