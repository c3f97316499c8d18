import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { maxSavedAddresses } from "#domains/checkout/address-bounds.ts";
import type { SavedAddress } from "#domains/checkout/address-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { type AddressValues, addressFields, toAddressValues } from "../address-rules.ts";
import type { AddressForm } from "../use-address-form.ts";

/** Chooses among the saved addresses; the form shows what was chosen, and it can be changed there for this order. */
export default function AddressChoice({ form }: Pick<AddressForm, "form">) {
  const { t } = useTranslation("checkout");
  const { items, chosen } = useSavedAddresses(form);
  if (items.length === 0) return null;
  const choose = (id: string) => {
    const wanted = items.find((one) => one.id === id);
    const { country } = form.getValues();
    form.reset(toAddressValues(wanted?.address ?? null));
    if (!wanted) form.setValue("country", country);
  };
  return (
    <Field label={t("saved.choose")} className="mb-5">
      <Select value={chosen?.id ?? ""} onChange={({ target }) => choose(target.value)}>
        {items.map(({ id, address }) => (
          <option key={id} value={id}>
            {[address.fullName, address.line1, address.city].join(", ")}
          </option>
        ))}
        <option value="">{t("saved.another")}</option>
      </Select>
    </Field>
  );
}

/** The saved addresses, the one that the form holds, and whether there is room for another. */
export function useSavedAddresses(form: AddressForm["form"]) {
  const enabled = useSession() !== null;
  const { data } = useQuery(queries.checkout.listAddresses.queryOptions({ input: {}, enabled }));
  const values = useWatch({ control: form.control }) as AddressValues;
  const items: readonly SavedAddress[] = data?.items ?? [];
  const chosen = items.find(({ address }) => {
    const saved = toAddressValues(address);
    return addressFields.every((field) => saved[field] === values[field]);
  });
  return { items, chosen, hasRoom: data !== undefined && items.length < maxSavedAddresses };
}
