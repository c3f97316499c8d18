import { Form, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { riskSigns } from "../../risk-rules.ts";
import { listedPlans, vendorAges, vendorStates } from "../../vendor-states.ts";
import { type VendorsAddress, vendorsPath } from "./vendors-address.ts";

/** Search and filters of the list; a form, so that it works before hydration. */
export function VendorsSearch({ address }: { address: VendorsAddress }) {
  const { t } = useTranslation("vendorReview");
  const { t: tVendor } = useTranslation("vendors");
  const { t: tPlans } = useTranslation("plans");
  const { sort, search, state, plan, country, age, sign, trust } = address;
  const isNarrowed = Boolean(search || plan || country || age || sign || trust);
  return (
    <search>
      {/* Keyed, so that the fields follow the address on Back. */}
      <Form
        key={vendorsPath(address)}
        method="get"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="tab" value="vendors" />
        {trust && <input type="hidden" name="trust" value={trust} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        <Field label={t("search")} className="min-w-0 max-w-md flex-1 basis-56">
          <Input
            type="search"
            name="search"
            icon={<Icon name="search" />}
            maxLength={120}
            autoComplete="off"
            defaultValue={search}
          />
        </Field>
        <Field label={t("columns.state")} className="basis-36">
          <Select name="state" defaultValue={state}>
            {vendorStates.map((one) => (
              <option key={one} value={one}>
                {t(`state.${one}`)}
              </option>
            ))}
            <option value="all">{t("anyState")}</option>
          </Select>
        </Field>
        <Field label={tVendor("dashboard.plan")} className="basis-36">
          <Select name="plan" defaultValue={plan ?? ""}>
            <option value="">{t("anyPlan")}</option>
            {listedPlans.map((one) => (
              <option key={one} value={one}>
                {tPlans(`names.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("columns.age")} className="basis-40">
          <Select name="age" defaultValue={age ?? ""}>
            <option value="">{t("anyAge")}</option>
            {vendorAges.map((one) => (
              <option key={one} value={one}>
                {t(`ages.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("risk.sign")} className="basis-44">
          <Select name="sign" defaultValue={sign ?? ""}>
            <option value="">{t("risk.anyVendor")}</option>
            <option value="any">{t("risk.any")}</option>
            {riskSigns.map((one) => (
              <option key={one} value={one}>
                {t(`risk.signs.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("countryCode")} className="w-28">
          <Input
            name="country"
            pattern="[A-Za-z]{2}"
            maxLength={2}
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="CO"
            defaultValue={country ?? ""}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {t("find")}
        </Button>
        {isNarrowed && (
          <Button asChild variant="ghost">
            <Link to={vendorsPath({ state })} preventScrollReset>
              {t("clear")}
            </Link>
          </Button>
        )}
      </Form>
    </search>
  );
}
