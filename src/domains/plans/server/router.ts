import { plans } from "#domains/plans/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { checkSubscription } from "./check-subscription.ts";
import { endPlanGrant } from "./end-plan-grant.ts";
import { getEnterpriseTerms } from "./get-enterprise-terms.ts";
import { getPlanGrant } from "./get-plan-grant.ts";
import { getProductLimit } from "./get-product-limit.ts";
import { getSubscription } from "./get-subscription.ts";
import { getVendorTerms } from "./get-vendor-terms.ts";
import { grantPlan } from "./grant-plan.ts";
import { listAccountManagers } from "./list-account-managers.ts";
import { listInvoices } from "./list-invoices.ts";
import { listPlans } from "./list-plans.ts";
import { listProductsToKeep } from "./list-products-to-keep.ts";
import { openPortal } from "./open-portal.ts";
import { previewUpgrade } from "./preview-upgrade.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { scheduleDowngrade } from "./schedule-downgrade.ts";
import { setAccountContact } from "./set-account-contact.ts";
import { setEnterpriseTerms } from "./set-enterprise-terms.ts";
import { startSubscription } from "./start-subscription.ts";
import { undoScheduledChange } from "./undo-scheduled-change.ts";
import { upgradePlan } from "./upgrade-plan.ts";

export const plansRouter = {
  listPlans: forVisitor(plans.listPlans, listPlans),
  checkSubscription: forPerson(plans.checkSubscription, checkSubscription),
  getEnterpriseTerms: forPerson(plans.getEnterpriseTerms, getEnterpriseTerms),
  getProductLimit: forPerson(plans.getProductLimit, getProductLimit),
  getSubscription: forPerson(plans.getSubscription, getSubscription),
  getVendorTerms: forPerson(plans.getVendorTerms, getVendorTerms),
  listInvoices: forPerson(plans.listInvoices, listInvoices),
  listProductsToKeep: forPerson(plans.listProductsToKeep, listProductsToKeep),
  openPortal: forPerson(plans.openPortal, openPortal),
  previewUpgrade: forPerson(plans.previewUpgrade, previewUpgrade),
  refreshSubscription: forPerson(plans.refreshSubscription, refreshSubscription),
  scheduleDowngrade: forPerson(plans.scheduleDowngrade, scheduleDowngrade),
  getPlanGrant: forPerson(plans.getPlanGrant, getPlanGrant),
  grantPlan: forPerson(plans.grantPlan, grantPlan),
  endPlanGrant: forPerson(plans.endPlanGrant, endPlanGrant),
  setAccountContact: forPerson(plans.setAccountContact, setAccountContact),
  listAccountManagers: forPerson(plans.listAccountManagers, listAccountManagers),
  setEnterpriseTerms: forPerson(plans.setEnterpriseTerms, setEnterpriseTerms),
  startSubscription: forPerson(plans.startSubscription, startSubscription),
  undoScheduledChange: forPerson(plans.undoScheduledChange, undoScheduledChange),
  upgradePlan: forPerson(plans.upgradePlan, upgradePlan),
};
