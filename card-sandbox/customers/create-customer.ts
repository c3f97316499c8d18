import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { type CustomerFacts, makeCustomer, type WireCustomer } from "../objects/make-customer.ts";
import { atTime, type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findObject, insertObject } from "../store/kept-object.ts";
import { missing } from "../wire/api-error.ts";
import type { CreateCustomerParams } from "./customer-params.ts";

/** Makes a customer by request, on a test clock where one is named. */
export function createCustomer(sandbox: Sandbox, params: CreateCustomerParams, cause: Cause): WireCustomer {
  const clock =
    params.test_clock === undefined
      ? null
      : findObject<Stripe.TestHelpers.TestClock>(sandbox, "test_clocks", params.test_clock);
  if (params.test_clock && !clock) throw missing("test_clock", params.test_clock, "test_clock");
  const here = clock ? atTime(sandbox, clock.frozen_time) : sandbox;
  return addCustomer(
    here,
    {
      email: params.email ?? null,
      name: params.name ?? null,
      phone: params.phone ?? null,
      description: params.description ?? null,
      address: params.address ? { ...emptyAddress, ...params.address } : null,
      metadata: params.metadata ?? {},
      locales: params.preferred_locales ?? [],
      testClock: clock?.id ?? null,
    },
    cause,
  );
}

export const emptyAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

/** Keeps a customer, whoever asked for it. */
export function addCustomer(
  sandbox: Sandbox,
  facts: Omit<CustomerFacts, "created">,
  cause: Cause,
): WireCustomer {
  const customer = makeCustomer({ ...facts, created: nowInSeconds(sandbox) });
  insertObject(sandbox, "customers", customer, {
    created: customer.created,
    email: customer.email,
    test_clock: customer.test_clock,
  });
  recordEvent(sandbox, "customer.created", customer, cause);
  return customer;
}
