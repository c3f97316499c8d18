import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { queries } from "#client/queries.ts";
import { destinationStore, rememberDestination } from "#domains/cart/web/destination-store.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Language } from "#kernel/languages.ts";
import {
  type AddressValues,
  type Country,
  isCompleteAddress,
  toAddressInput,
  toAddressValues,
} from "./address-rules.ts";

const noCountries: readonly Country[] = [];

/** The address form with the countries' rules; `address` is set once the form is complete. */
export function useAddressForm() {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const { data } = useQuery(
    queries.checkout.listCountries.queryOptions({ input: { language }, staleTime: Number.POSITIVE_INFINITY }),
  );
  const { data: last } = useQuery(queries.checkout.getLastAddress.queryOptions({ input: {} }));
  const countries: readonly Country[] = data?.items ?? noCountries;
  const form = useForm<AddressValues>({ mode: "onTouched", defaultValues: toAddressValues(last) });
  const [drawnWith] = useState(last);
  useEffect(() => {
    // Who has just signed in gets the address a moment after the form; what was typed meanwhile stays.
    if (last && !drawnWith) form.reset(toAddressValues(last), { keepDirtyValues: true });
  }, [last, drawnWith, form]);
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
    isPrefilled: Boolean(last),
    address: country && isComplete ? toAddressInput(values, country) : null,
  };
}

export type AddressForm = ReturnType<typeof useAddressForm>;
