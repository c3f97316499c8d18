import { useState } from "react";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import type { ShopView } from "../../shop-calls.ts";
import { addDays, findAwayProblems } from "../../shop-rules.ts";
import { ShopForm } from "./shop-form.tsx";
import { useAcceptShop, useShopForm } from "./use-shop-form.ts";

type Values = { from: string; until: string };

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The days on which nothing can be bought. */
export function AwayForm({ shop }: { shop: ShopView }) {
  const { t } = useTranslation("vendors");
  const { t: tShop } = useTranslation("vendorShop");
  const { today, awayFrom, awayUntil, backOn, longestAwayDays } = shop;
  const { form, submit, failure, isSaving } = useShopForm<Values>({
    name: "away",
    save: (values) => api.vendors.setAway(values),
  });
  const { register, formState } = form;
  const check = (field: keyof Values) => (text: string, values: Values) =>
    isDay(text) ? (findAwayProblems(values, today, awayFrom, longestAwayDays)[field] ?? true) : "day";
  const problemOf = (field: keyof Values) => {
    const kind = formState.errors[field]?.message;
    return kind && tShop(`problem.away.${kind as "past"}`, { days: longestAwayDays });
  };
  const isSet = awayUntil !== null && awayUntil >= today;
  return (
    <ShopForm
      title={t("away.title")}
      text={tShop("awayText")}
      failure={failure}
      isSaving={isSaving}
      onSubmit={submit}
      more={isSet && <EndAway isAway={backOn !== null} onEnd={() => form.reset({ from: "", until: "" })} />}
    >
      {isSet && (
        <InlineNotice tone="info" title={backOn ? t("away.backOn", { date: formatDate(backOn) }) : undefined}>
          {tShop("awaySet", { from: formatDate(awayFrom!), until: formatDate(awayUntil) })}
        </InlineNotice>
      )}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Field label={tShop("awayFrom")} error={problemOf("from")}>
          <Input
            type="date"
            min={awayFrom && awayFrom < today ? awayFrom : today}
            defaultValue={isSet ? awayFrom! : ""}
            {...register("from", { validate: check("from"), deps: "until" })}
          />
        </Field>
        <Field label={tShop("awayUntil")} error={problemOf("until")}>
          <Input
            type="date"
            min={today}
            max={addDays(today, longestAwayDays)}
            defaultValue={isSet ? awayUntil : ""}
            {...register("until", { validate: check("until") })}
          />
        </Field>
      </div>
    </ShopForm>
  );
}

/** Back early, or not leaving; easily set again, so there is no confirmation. */
function EndAway({ isAway, onEnd }: { isAway: boolean; onEnd: () => void }) {
  const { t } = useTranslation("vendorShop");
  const accept = useAcceptShop();
  const notifyError = useNotifyError();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      accept(await api.vendors.endAway({}));
      onEnd();
      notify.success(t("back"));
    } catch (error) {
      notifyError(error);
    } finally {
      setEnding(false);
    }
  };
  return (
    <Button variant="secondary" loading={isEnding} onClick={() => void end()}>
      {t(isAway ? "endAway" : "cancelAway")}
    </Button>
  );
}
