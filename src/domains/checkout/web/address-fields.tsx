import { useTranslation } from "#i18n/use-translation.ts";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { AddressField } from "./address-field.tsx";
import { findAddressProblem, type AddressField as Name } from "./address-rules.ts";
import type { AddressForm } from "./use-address-form.ts";

/** The shipping address: the country comes early, since it determines which other fields are shown. */
export function AddressFields({
  form,
  countries,
  country,
}: Pick<AddressForm, "form" | "countries" | "country">) {
  const { t } = useTranslation("checkout");
  const findCountry = (code: string) => countries.find((one) => one.code === code);
  const register = (name: Name) => ({
    ...form.register(name, {
      validate: (_, values) => findAddressProblem(name, values, findCountry(values.country)) ?? true,
    }),
    // The server draws it too: what is typed before hydration goes on from there.
    defaultValue: form.formState.defaultValues?.[name],
  });
  // A state of one country is invalid in another; the postal code is checked again by the new country's rule.
  const forgetState = () => {
    form.setValue("state", "");
    form.clearErrors(["state", "postalCode"]);
  };
  const hasPostal = Boolean(country?.postal);
  const hasStates = Boolean(country && country.states.length > 0);
  const third = hasPostal && hasStates ? "sm:col-span-2" : hasStates ? "sm:col-span-3" : "sm:col-span-2";
  const cityWidth =
    hasPostal && !hasStates ? "sm:col-span-4" : hasPostal || hasStates ? third : "sm:col-span-6";
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <AddressField form={form} name="fullName" className="sm:col-span-3">
        <Input autoComplete="shipping name" {...register("fullName")} />
      </AddressField>
      <AddressField form={form} name="phone" hint={t("fields.phoneHint")} className="sm:col-span-3">
        <Input type="tel" inputMode="tel" autoComplete="shipping tel" {...register("phone")} />
      </AddressField>
      <AddressField form={form} name="country" className="sm:col-span-6">
        <Select
          // A value that has no option yet is not shown later, either: drawn anew once the countries are there.
          key={countries.length}
          autoComplete="shipping country"
          {...register("country")}
          onChange={async (event) => {
            forgetState();
            await register("country").onChange(event);
          }}
        >
          <option value="">{t("fields.chooseCountry")}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </AddressField>
      <AddressField form={form} name="line1" hint={t("fields.line1Hint")} className="sm:col-span-6">
        <Input autoComplete="shipping address-line1" {...register("line1")} />
      </AddressField>
      <AddressField form={form} name="line2" hint={t("fields.line2Hint")} optional className="sm:col-span-6">
        <Input autoComplete="shipping address-line2" {...register("line2")} />
      </AddressField>
      <AddressField form={form} name="city" className={cityWidth}>
        <Input autoComplete="shipping address-level2" {...register("city")} />
      </AddressField>
      {country && hasStates && (
        <AddressField form={form} name="state" className={third}>
          <Select autoComplete="shipping address-level1" {...register("state")}>
            <option value="">{t("fields.chooseState")}</option>
            {country.states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </AddressField>
      )}
      {country?.postal && (
        <AddressField
          form={form}
          name="postalCode"
          hint={t("fields.postalHint", { example: country.postal.example })}
          className={third}
        >
          <Input autoComplete="shipping postal-code" {...register("postalCode")} />
        </AddressField>
      )}
    </div>
  );
}
