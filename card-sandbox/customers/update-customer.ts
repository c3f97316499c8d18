import type { WireCustomer } from "../objects/make-customer.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { changeMetadata } from "../wire/read-params.ts";
import { emptyAddress } from "./create-customer.ts";
import type { UpdateCustomerParams } from "./customer-params.ts";
import { changeCustomer, getCustomer } from "./kept-customer.ts";
import { getMethodOf } from "./kept-method.ts";

/** Changes what was given; a default card must be the customer's own. */
export function updateCustomer(
  sandbox: Sandbox,
  id: string,
  params: UpdateCustomerParams,
  cause: Cause,
): WireCustomer {
  const customer = getCustomer(sandbox, id, "id");
  const card = params.invoice_settings?.default_payment_method;
  if (card) getMethodOf(sandbox, id, card, "invoice_settings[default_payment_method]");
  const change: Partial<WireCustomer> = {
    address: params.address ? { ...emptyAddress, ...params.address } : (customer.address ?? null),
    email: params.email === undefined ? customer.email : params.email,
    name: params.name === undefined ? (customer.name ?? null) : params.name,
    phone: params.phone === undefined ? (customer.phone ?? null) : params.phone,
    description: params.description === undefined ? customer.description : params.description,
    preferred_locales: params.preferred_locales ?? customer.preferred_locales ?? [],
    metadata: changeMetadata(customer.metadata, params.metadata),
    invoice_settings: card
      ? { ...customer.invoice_settings, default_payment_method: card }
      : customer.invoice_settings,
  };
  return changeCustomer(sandbox, customer, change, cause);
}
