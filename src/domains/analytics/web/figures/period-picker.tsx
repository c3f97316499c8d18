import { useId } from "react";
import { Form, useSearchParams } from "react-router";
import type { PeriodInput } from "#domains/analytics/contract.ts";
import { periodNames } from "#domains/analytics/periods.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { ChoiceLinks } from "../choice-links.tsx";
import { isPeriod } from "../read-params.ts";

/** The period: a named one, or two custom days. Part of the address. */
export function PeriodPicker({ input }: { input: PeriodInput }) {
  const { t } = useTranslation("analytics");
  const id = useId();
  const [params] = useSearchParams();
  // Typed values stay, even if they make no valid period.
  const [from, to] = [params.get("from") ?? "", params.get("to") ?? ""];
  const isWrong = params.has("from") && !isPeriod(from, to);
  return (
    <div className="grid gap-x-6 gap-y-1">
      <ChoiceLinks
        label={t("period.label")}
        chosen={input.period ?? null}
        choices={periodNames.map((name) => ({
          name,
          label: t(`period.${name}`),
          to: name === "30d" ? "?tab=analytics" : `?tab=analytics&period=${name}`,
        }))}
        className="justify-self-start"
      />
      <Disclosure
        key={`${from} ${to}`}
        open={isWrong || undefined}
        title={
          input.from && input.to
            ? t("period.ownRange", { from: formatDate(input.from), to: formatDate(input.to) })
            : t("period.own")
        }
      >
        <Form className="flex flex-wrap items-start gap-x-4 gap-y-3" preventScrollReset replace>
          <input type="hidden" name="tab" value="analytics" />
          <Field label={t("period.from")} id={`${id}from`} error={isWrong && t("period.wrong")}>
            <Input type="date" name="from" defaultValue={from} required />
          </Field>
          <Field label={t("period.to")} id={`${id}to`}>
            <Input type="date" name="to" defaultValue={to} required />
          </Field>
          <Button type="submit" variant="secondary" className="sm:mt-7">
            {t("period.show")}
          </Button>
        </Form>
        <p className="mt-3 text-sm">{t("period.hint")}</p>
      </Disclosure>
    </div>
  );
}
