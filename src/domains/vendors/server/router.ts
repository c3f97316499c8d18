import { vendors } from "#domains/vendors/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { acceptWaitingRates } from "./accept-waiting-rates.ts";
import { apply } from "./apply.ts";
import { approveVendor } from "./approve-vendor.ts";
import { declineWaitingRates } from "./decline-waiting-rates.ts";
import { endAway } from "./end-away.ts";
import { exportVendors } from "./export-vendors.ts";
import { getApplication } from "./get-application.ts";
import { getShop } from "./get-shop.ts";
import { getVendor } from "./get-vendor.ts";
import { getVendorForReview } from "./get-vendor-for-review.ts";
import { listVendors } from "./list-vendors.ts";
import { listWaitingRates } from "./list-waiting-rates.ts";
import { resubmitApplication } from "./resubmit-application.ts";
import { setAway } from "./set-away.ts";
import { updateShipping } from "./update-shipping.ts";
import { updateShop } from "./update-shop.ts";
import { updateShopLook } from "./update-shop-look.ts";
import { updateTrader } from "./update-trader.ts";

export const vendorsRouter = {
  getVendor: forVisitor(vendors.getVendor, getVendor),
  apply: forPerson(vendors.apply, apply),
  getApplication: forPerson(vendors.getApplication, getApplication),
  resubmitApplication: forPerson(vendors.resubmitApplication, resubmitApplication),
  getShop: forPerson(vendors.getShop, getShop),
  updateShop: forPerson(vendors.updateShop, updateShop),
  updateTrader: forPerson(vendors.updateTrader, updateTrader),
  updateShopLook: forPerson(vendors.updateShopLook, updateShopLook),
  updateShipping: forPerson(vendors.updateShipping, updateShipping),
  setAway: forPerson(vendors.setAway, setAway),
  endAway: forPerson(vendors.endAway, endAway),
  listVendors: forPerson(vendors.listVendors, listVendors),
  exportVendors: forPerson(vendors.exportVendors, exportVendors),
  getVendorForReview: forPerson(vendors.getVendorForReview, getVendorForReview),
  approveVendor: forPerson(vendors.approveVendor, approveVendor),
  listWaitingRates: forPerson(vendors.listWaitingRates, listWaitingRates),
  acceptWaitingRates: forPerson(vendors.acceptWaitingRates, acceptWaitingRates),
  declineWaitingRates: forPerson(vendors.declineWaitingRates, declineWaitingRates),
};
