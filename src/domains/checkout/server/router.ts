import { checkout } from "#domains/checkout/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { listCountries } from "./address/list-countries.ts";
import { cancelSession } from "./cancel-session.ts";
import { changeAddress } from "./change-address.ts";
import { createQuote } from "./create-quote.ts";
import { estimateCost } from "./estimate-cost.ts";
import { findOpenPayment } from "./find-open-payment.ts";
import { getDestination } from "./get-destination.ts";
import { getLastAddress } from "./get-last-address.ts";
import { listAddresses } from "./list-addresses.ts";
import { listDeliveryZones } from "./list-delivery-zones.ts";
import { listTaxRates } from "./list-tax-rates.ts";
import { removeAddress } from "./remove-address.ts";
import { saveAddress } from "./save-address.ts";
import { setDefaultAddress } from "./set-default-address.ts";
import { settleSession } from "./settle-session.ts";
import { simulatePlatformPromotion } from "./simulate-platform-promotion.ts";
import { simulatePromotion } from "./simulate-promotion.ts";
import { startSession } from "./start-session.ts";
import { suggestSwap } from "./suggest-swap.ts";

export const checkoutRouter = {
  listCountries: forVisitor(checkout.listCountries, listCountries),
  getDestination: forVisitor(checkout.getDestination, getDestination),
  getLastAddress: forPerson(checkout.getLastAddress, getLastAddress),
  listAddresses: forPerson(checkout.listAddresses, listAddresses),
  saveAddress: forPerson(checkout.saveAddress, saveAddress),
  changeAddress: forPerson(checkout.changeAddress, changeAddress),
  setDefaultAddress: forPerson(checkout.setDefaultAddress, setDefaultAddress),
  removeAddress: forPerson(checkout.removeAddress, removeAddress),
  suggestSwap: forVisitor(checkout.suggestSwap, suggestSwap),
  estimateCost: forVisitor(checkout.estimateCost, estimateCost),
  createQuote: forPerson(checkout.createQuote, createQuote),
  startSession: forPerson(checkout.startSession, startSession),
  findOpenPayment: forPerson(checkout.findOpenPayment, findOpenPayment),
  cancelSession: forPerson(checkout.cancelSession, cancelSession),
  simulatePromotion: forPerson(checkout.simulatePromotion, simulatePromotion),
  simulatePlatformPromotion: forPerson(checkout.simulatePlatformPromotion, simulatePlatformPromotion),
  listDeliveryZones: forPerson(checkout.listDeliveryZones, listDeliveryZones),
  listTaxRates: forPerson(checkout.listTaxRates, listTaxRates),
  settleSession: forPerson(checkout.settleSession, settleSession),
};
