import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { centsOf, dollarsOf, formatUsd } from "#kernel/money.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import type { ShopView } from "../../shop-calls.ts";
import { handlingDayBounds, maxRates, rateParts, shippingZones } from "../../shop-rules.ts";
import { ShopForm } from "./shop-form.tsx";
import { useShopForm } from "./use-shop-form.ts";
import { WaitingRatesNotice } from "./waiting-rates-notice.tsx";

type Shipping = ShopView["shipping"];
type Rate = Exclude<keyof Shipping, "handlingDays">;
type Values = Record<keyof Shipping, string>;

const [fewest, most] = handlingDayBounds;

const isRate = (text: string, most: number) => {
  const cents = centsOf(text);
  return cents !== null && cents <= most;
};
const isDays = (text: string) =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= fewest && Number(text) <= most;

/** Delivery rates by zone, and days until dispatch. */
export function ShippingForm({ shop }: { shop: ShopView }) {
  const { t } = useTranslation("vendorShop");
  const { form, submit, failure, isSaving } = useShopForm<Values>({
    name: "shipping",
    save: ({ handlingDays, ...rates }) => api.vendors.updateShipping(toShipping(rates, handlingDays)),
    remark: ({ waitingRates }) => (waitingRates ? t("waiting.title") : undefined),
  });
  const { register, formState } = form;
  // Rates that wait are shown again, so that saving other days does not take them back.
  const rates = shop.waitingRates ?? shop.shipping;
  return (
    <ShopForm
      title={t("shipping")}
      text={t("shippingText")}
      failure={failure}
      isSaving={isSaving}
      onSubmit={submit}
    >
      {shop.waitingRates && <WaitingRatesNotice shop={shop} since={shop.waitingRates.submittedAt} />}
      {shippingZones.map((zone) => (
        <fieldset key={zone} className="grid min-w-0 gap-x-4 gap-y-3 sm:grid-cols-[10rem_1fr_1fr]">
          <legend className="mb-2 font-semibold text-sm sm:contents">
            <span className="sm:pt-1">
              {t(`zone.${zone}`)}
              <span className="block font-normal text-ink-soft">{t(`zoneText.${zone}`)}</span>
            </span>
          </legend>
          {rateParts.map((part) => {
            const name: Rate = `${zone}${part}`;
            return (
              <Field
                key={part}
                label={t(`rate.${part}`)}
                error={formState.errors[name] && t("problem.rate", { most: formatUsd(maxRates[part]) })}
              >
                <Input
                  inputMode="decimal"
                  icon={<span className="text-ink-soft">$</span>}
                  defaultValue={dollarsOf(rates[name])}
                  className="figures"
                  {...register(name, { validate: (text) => isRate(text, maxRates[part]) })}
                />
              </Field>
            );
          })}
        </fieldset>
      ))}
      <p className="text-ink-soft text-sm">
        {t("subsidyText", {
          domestic: formatUsd(shop.subsidy.domestic),
          regional: formatUsd(shop.subsidy.regional),
          worldwide: formatUsd(shop.subsidy.worldwide),
          share: shop.subsidy.shareBasisPoints / 100,
        })}
      </p>
      <Field
        label={t("handlingDays")}
        hint={t("handlingDaysHint")}
        error={formState.errors.handlingDays && t("problem.handlingDays")}
        className="border-line border-t pt-5"
      >
        <Input
          inputMode="numeric"
          defaultValue={String(shop.shipping.handlingDays)}
          className="figures max-w-28"
          {...register("handlingDays", { validate: isDays })}
        />
      </Field>
    </ShopForm>
  );
}

function toShipping(rates: Record<Rate, string>, handlingDays: string): Shipping {
  const inCents = Object.entries(rates).map(([name, text]) => [name, centsOf(text)]);
  return { ...(Object.fromEntries(inCents) as Record<Rate, number>), handlingDays: Number(handlingDays) };
}
