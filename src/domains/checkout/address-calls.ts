import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { cents, countryCode, idSchema, nothing } from "#kernel/schemas.ts";
import { maxSavedAddresses } from "./address-bounds.ts";
import { addressInput, savedAddress } from "./address-shapes.ts";

const tags = ["Checkout"];
const view = z.object({ items: z.array(savedAddress).max(maxSavedAddresses) });

/** Where things are sent: countries, and a buyer's own addresses. */
export const addressCalls = {
  listCountries: procedure("visitor", [], { shared: true })
    .route({
      method: "GET",
      path: "/api/checkout/countries",
      summary: "Countries with what their addresses need",
      tags: ["Checkout"],
    })
    .input(z.strictObject({ language: z.enum(["en", "es", "pt"]).default("en") }))
    .output(
      z.object({
        items: z.array(
          z.object({
            code: countryCode,
            name: z.string(),
            postal: z
              .object({ pattern: z.string(), example: z.string() })
              .nullable()
              .describe("null: the country has no postal codes"),
            states: z
              .array(z.object({ code: z.string(), name: z.string() }))
              .describe("Empty: a state is not asked for"),
          }),
        ),
      }),
    ),
  getDestination: procedure("visitor", ["NOT_FOUND"], { shared: true })
    .route({
      method: "GET",
      path: "/api/checkout/destinations/{country}",
      summary: "From where a delivery to a country is regional, and from which total in cents it is free",
      tags: ["Checkout"],
    })
    .input(z.strictObject({ country: countryCode }))
    .output(
      z.object({
        country: countryCode,
        near: z.array(countryCode).describe("The other countries of its region"),
        freeFromCents: cents,
      }),
    ),
  getLastAddress: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/checkout/address",
      summary: "The address of one's latest order",
      tags: ["Checkout"],
    })
    .input(nothing)
    .output(addressInput.nullable()),
  listAddresses: procedure("signedIn")
    .route({
      method: "GET",
      path: "/api/addresses",
      summary: "One's saved addresses, the default one first",
      tags,
    })
    .input(nothing)
    .output(view),
  saveAddress: procedure("signedIn", ["INVALID_ADDRESS", "TOO_MANY_ADDRESSES"])
    .route({
      method: "POST",
      path: "/api/addresses",
      summary:
        "Saves an address, ten at most; the first is the default. One that is saved already stays as it is",
      tags,
    })
    .input(z.strictObject({ address: addressInput }))
    .output(view),
  changeAddress: procedure("signedIn", ["NOT_FOUND", "INVALID_ADDRESS"])
    .route({ method: "PUT", path: "/api/addresses/{addressId}", summary: "Changes a saved address", tags })
    .input(z.strictObject({ addressId: idSchema, address: addressInput }))
    .output(view),
  setDefaultAddress: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "POST",
      path: "/api/addresses/{addressId}/default",
      summary: "Makes it the address that a checkout begins with",
      tags,
    })
    .input(z.strictObject({ addressId: idSchema }))
    .output(view),
  removeAddress: procedure("signedIn", ["NOT_FOUND"])
    .route({
      method: "DELETE",
      path: "/api/addresses/{addressId}",
      summary: "Removes a saved address; of the others the oldest becomes the default, if this was it",
      tags,
    })
    .input(z.strictObject({ addressId: idSchema }))
    .output(view),
};
