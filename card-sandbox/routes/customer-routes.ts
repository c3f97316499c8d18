import { z } from "zod";
import { attachMethodByRequest, attachMethodParams, detachMethod } from "../customers/attach-method.ts";
import { createCustomer } from "../customers/create-customer.ts";
import { createCustomerParams, updateCustomerParams } from "../customers/customer-params.ts";
import { deleteCustomer } from "../customers/delete-customer.ts";
import { findCustomer, getCustomer } from "../customers/kept-customer.ts";
import { updateCustomer } from "../customers/update-customer.ts";
import { missing } from "../wire/api-error.ts";
import { createdFilters, createdRange, equal, pageParams } from "../wire/paging.ts";
import { email, id } from "../wire/read-params.ts";
import { type Api, addList, addRead, addWrite } from "./api.ts";
import { expandParams } from "./read-routes.ts";

const type = z.enum(["card"]).optional();
const listCustomersParams = pageParams.extend({ created: createdRange.optional(), email: email.optional() });
const listMethodsParams = pageParams.extend({ customer: id, type });
const listOwnMethodsParams = pageParams.extend({ type });

/** Customers and their cards. */
export function addCustomerRoutes(api: Api): void {
  const { sandbox } = api;
  addWrite(api, "POST", "/customers", createCustomerParams, ({ params, cause }) =>
    createCustomer(sandbox, params, cause),
  );
  addWrite(api, "POST", "/customers/:id", updateCustomerParams, (given) =>
    updateCustomer(sandbox, given.id, given.params, given.cause),
  );
  addWrite(api, "DELETE", "/customers/:id", expandParams, (given) =>
    deleteCustomer(sandbox, given.id, given.cause),
  );
  addRead(api, "/customers", "customer", "id", findCustomer);
  addList(api, "/customers", "customers", listCustomersParams, (params) => [
    ...createdFilters(params.created),
    ...equal("email", params.email),
    ...equal("is_deleted", 0),
  ]);
  addWrite(api, "POST", "/payment_methods/:id/attach", attachMethodParams, ({ params, ...given }) =>
    attachMethodByRequest(sandbox, given.id, params.customer, given.cause),
  );
  addWrite(api, "POST", "/payment_methods/:id/detach", expandParams, (given) =>
    detachMethod(sandbox, given.id, given.cause),
  );
  addList(api, "/payment_methods", "payment_methods", listMethodsParams, ({ customer }) => {
    if (!findCustomer(sandbox, customer)) throw missing("customer", customer, "customer");
    return equal("customer", customer);
  });
  addList(api, "/customers/:id/payment_methods", "payment_methods", listOwnMethodsParams, (_, context) =>
    equal("customer", getCustomer(sandbox, context.req.param("id") ?? "").id),
  );
}
