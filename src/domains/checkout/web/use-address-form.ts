import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { destinationStore, rememberDestination } from "#domains/cart/web/destination-store.ts";
import { type AddressValues, isCompleteAddress, toAddressInput, toAddressValues } from "./address-rules.ts";
import { useCountries } from "./use-countries.ts";
import { useDraft } from "./use-draft.ts";

/** The address form with the countries' rules; `address` is set once the form is complete. */
export function useAddressForm() {
  const countries = useCountries();
  const { address: usual, source } = useUsualAddress();
  const form = useForm<AddressValues>({ mode: "onTouched", defaultValues: toAddressValues(usual) });
  const [drawnWith] = useState(usual);
  useEffect(() => {
    // Who has just signed in gets the address a moment after the form; what was typed meanwhile stays.
    if (usual && !drawnWith) form.reset(toAddressValues(usual), { keepDirtyValues: true });
  }, [usual, drawnWith, form]);
  const isRestored = useDraft(form);
  const values = useWatch({ control: form.control }) as AddressValues;
  const country = countries.find((one) => one.code === values.country);
  // Cart and checkout share a country: the cart's choice initializes the form, then the form's choice wins.
  useEffect(() => {
    const destination = destinationStore.get();
    if (!destination || form.getValues("country")) return;
    form.setValue("country", destination.country);
    form.setValue("state", destination.state ?? "");
  }, [form]);
  useEffect(() => {
    if (values.country) rememberDestination({ country: values.country, state: values.state || null });
  }, [values.country, values.state]);
  const isComplete = isCompleteAddress(values, country);
  return {
    form,
    countries,
    country,
    /** Where the form's first values are from. */
    source: isRestored ? ("draft" as const) : source,
    address: country && isComplete ? toAddressInput(values, country) : null,
  };
}

/** The default of the saved addresses, else that of the last order. */
function useUsualAddress() {
  const enabled = useSession() !== null;
  const { data: saved, isPending } = useQuery(
    queries.checkout.listAddresses.queryOptions({ input: {}, enabled }),
  );
  const { data: last } = useQuery(queries.checkout.getLastAddress.queryOptions({ input: {}, enabled }));
  const chosen = saved?.items.find(({ isDefault }) => isDefault)?.address;
  if (isPending) return { address: null, source: null };
  if (chosen) return { address: chosen, source: "default" as const };
  return { address: last ?? null, source: last ? ("lastOrder" as const) : null };
}

export type AddressForm = ReturnType<typeof useAddressForm>;
