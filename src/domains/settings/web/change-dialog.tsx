import { type ReactNode, useState } from "react";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { choices, isChoice } from "../setting-choices.ts";
import { mostDaysAhead, needsApproval, type SettingUnit, settingReasonBounds } from "../setting-table.ts";
import { readSettingValue, typedValue, useChoiceText, useSettingText } from "./setting-values.ts";
import type { ShownSetting } from "./shown-setting.ts";
import { useSettingChange } from "./use-setting-change.ts";

const [shortest, longest] = settingReasonBounds;
const dayMs = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

type When = "now" | "later";
type Props = {
  setting: ShownSetting;
  today: string;
  exampleOf?: ((value: number) => ReactNode) | undefined;
};

/** What is typed, which stays until it is saved, also when the dialog is closed meanwhile. */
function useChangeForm({ setting, today }: Props) {
  const { key, value, unit, min, max, holding } = setting;
  const [typed, setTyped] = useState<string | null>(null);
  const [when, setWhen] = useState<When>("now");
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [requestId, setRequestId] = useState<string>(() => crypto.randomUUID());
  const wanted = readSettingValue(unit, typed ?? typedValue(unit, value));
  const isValue = wanted !== null && wanted >= min && wanted <= max;
  const problems = {
    value: !isValue,
    same: isValue && when === "now" && wanted === value,
    day: when === "later" && !(day > today && day <= dayAfter(today, mostDaysAhead)),
    reason: reason.trim().length < shortest,
  };
  const change = {
    ...{ key, value: wanted ?? 0, reason: reason.trim(), seenId: holding?.id ?? null },
    ...{ startsOn: when === "later" ? day : null, requestId },
  };
  const reset = () => {
    setTyped(null);
    setWhen("now");
    setDay("");
    setReason("");
    setChecked(false);
    setRequestId(crypto.randomUUID());
  };
  return {
    ...{ typed, setTyped, when, setWhen, day, setDay, reason, setReason, isChecked, setChecked },
    ...{ wanted: isValue ? wanted : null, problems, change, reset },
    isComplete: !Object.values(problems).includes(true),
  };
}

/** Asks for a setting's new value, from when on it holds and why. */
export function ChangeDialog(props: Props) {
  const { setting, today, exampleOf } = props;
  const { t } = useTranslation("settings");
  const { t: tUi } = useTranslation("ui");
  const textOf = useSettingText();
  const { run, failure, isBusy } = useSettingChange();
  const [isOpen, setOpen] = useState(false);
  const form = useChangeForm(props);
  const { unit, min, max, name } = setting;
  const { problems, isChecked, when } = form;
  const needsTwo = needsApproval(setting.key);
  const bounds = { min: textOf(unit, min), max: textOf(unit, max) };
  const save = async () => {
    form.setChecked(true);
    if (!form.isComplete || !(await run(() => api.settings.changeSetting(form.change)))) return;
    notify.success(t(needsTwo ? "asked" : when === "now" ? "changed" : "planSaved"));
    form.reset();
    setOpen(false);
  };
  const valueProblem =
    (problems.value && t("form.valueProblem", bounds)) || (problems.same && t("form.same"));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="secondary" aria-label={t("changeLabel", { name })}>
          {t("change")}
        </Button>
      }
      title={name}
      description={t("form.now", { value: textOf(unit, setting.value) })}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void save()}>
            {t(needsTwo ? "form.ask" : when === "now" ? "form.save" : "form.plan")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {needsTwo && <InlineNotice>{t("form.needsTwo")}</InlineNotice>}
        <Field
          label={t("form.value")}
          hint={isChoice(unit) ? undefined : t("form.bounds", bounds)}
          required
          error={isChecked && valueProblem}
        >
          <ValueInput
            unit={unit}
            value={form.typed ?? typedValue(unit, setting.value)}
            onChange={form.setTyped}
          />
        </Field>
        {form.wanted !== null && exampleOf?.(form.wanted)}
        <RadioGroup<When>
          label={t("form.when")}
          name={`when-${setting.key}`}
          layout="row"
          value={when}
          onValueChange={form.setWhen}
          options={[
            { value: "now", label: t("form.whenNow") },
            { value: "later", label: t("form.whenLater") },
          ]}
        />
        {when === "later" && (
          <Field
            label={t("form.day")}
            hint={t("form.dayHint")}
            required
            error={isChecked && problems.day && t("form.dayProblem")}
          >
            <Input
              type="date"
              min={dayAfter(today, 1)}
              max={dayAfter(today, mostDaysAhead)}
              value={form.day}
              onChange={(event) => form.setDay(event.target.value)}
            />
          </Field>
        )}
        <Field
          label={t("form.reason")}
          hint={t("form.reasonHint")}
          required
          error={isChecked && problems.reason && t("form.reasonProblem")}
        >
          <Textarea
            rows={2}
            maxLength={longest}
            value={form.reason}
            onChange={(event) => form.setReason(event.target.value)}
          />
        </Field>
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
      </div>
    </Dialog>
  );
}

/** A number is typed, one of a list is chosen. The field gives either its label. */
function ValueInput({
  unit,
  value,
  onChange,
}: {
  unit: SettingUnit;
  value: string;
  onChange: (typed: string) => void;
}) {
  const choiceOf = useChoiceText();
  if (isChoice(unit))
    return (
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {choices[unit].map((name, place) => (
          <option key={name} value={place}>
            {choiceOf(unit, place)}
          </option>
        ))}
      </Select>
    );
  return (
    <Input
      inputMode="decimal"
      className="figures"
      icon={unit === "cents" ? <span className="text-ink-soft">$</span> : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
