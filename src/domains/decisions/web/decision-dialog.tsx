import { type ReactNode, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { fallbackLanguage, isLanguage } from "#kernel/languages.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { type AnyRule, type DecisionRule, decisionRules, factsBounds } from "../decision-rules.ts";
import templates from "../reason-templates.json" with { type: "json" };

const [shortest, longest] = factsBounds;
/** What a template leaves to be filled in. */
const blank = "…";

export type Grounds<Rule extends AnyRule = DecisionRule> = { rule: Rule; facts: string; days: number };

type Props<Rule extends AnyRule> = {
  trigger: ReactNode;
  /** Of the texts `<name>.title`, `.text` and `.confirm`. */
  name:
    | "suspend"
    | "terminate"
    | "reinstate"
    | "pause"
    | "resume"
    | "takeDown"
    | "restore"
    | "editProduct"
    | "undoEdit"
    | "trust"
    | "revokeTrust"
    | "rejectEdit"
    | "ban"
    | "unban"
    | "refuseReview"
    | "restoreReview"
    | "rejectApplication"
    | "rejectProduct";
  /** The vendor's or the product's name. */
  about: string;
  /** The language that the vendor reads; without it several read it, each their own. */
  language?: string;
  /** Lifting something needs no rule. */
  hasRule?: boolean;
  /** Those to choose from, if others than a vendor's. */
  rules?: readonly Rule[];
  /** Between how many days the administrator chooses for open parcels. */
  dayChoices?: readonly number[];
  /** What is decided about, above the grounds. */
  children?: ReactNode;
  onConfirm: (grounds: Grounds<Rule>) => Promise<boolean>;
};

/** Asks for the grounds of a decision; what was typed stays while the dialog is closed. */
export function DecisionDialog<Rule extends AnyRule = DecisionRule>({
  trigger,
  name,
  about,
  language,
  rules,
  hasRule = rules !== undefined,
  dayChoices,
  children,
  onConfirm,
}: Props<Rule>) {
  const { t } = useTranslation("decisions");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [rule, setRule] = useState<AnyRule | "">("");
  const [facts, setFacts] = useState("");
  const [days, setDays] = useState(dayChoices?.[0] ?? 0);
  const written = facts.trim();
  const isShort = written.length < shortest || written.length > longest;
  const isBlank = written.includes(blank);
  const isRuleMissing = hasRule && rule === "";
  const said = isLanguage(language) ? language : fallbackLanguage;
  const choices: readonly AnyRule[] = rules ?? decisionRules;
  const template = decisionRules.some((one) => one === rule) ? templates[said][rule as DecisionRule] : "";
  const hint = language ? t("factsHint", { language: t(`languages.${said}`) }) : t("factsHintMany");
  const submit = async () => {
    setAsked(true);
    if (isShort || isBlank || isRuleMissing) return;
    setBusy(true);
    const isDone = await onConfirm({ rule: (rule || "other") as Rule, facts: written, days });
    setBusy(false);
    if (isDone) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      alert
      trigger={trigger}
      title={t(`${name}.title`, { name: about })}
      description={t(`${name}.text`)}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button
            variant={hasRule && name !== "editProduct" ? "danger" : "primary"}
            loading={isBusy}
            onClick={() => void submit()}
          >
            {t(`${name}.confirm`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {children}
        {hasRule && (
          <Field label={t("rule")} required error={isAsked && isRuleMissing && t("ruleMissing")}>
            <Select value={rule} onChange={(event) => setRule(event.target.value as AnyRule | "")}>
              <option value="">{t("chooseRule")}</option>
              {choices.map((one) => (
                <option key={one} value={one}>
                  {t(`rules.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="grid justify-items-start gap-2">
          <Field
            className="w-full"
            label={t(hasRule ? "facts" : "why")}
            hint={hint}
            error={isAsked && ((isShort && t("factsBounds")) || (isBlank && t("blanks")))}
            required
          >
            <Textarea
              rows={5}
              grow
              lang={said}
              maxLength={longest}
              value={facts}
              onChange={(event) => setFacts(event.target.value)}
            />
          </Field>
          {template && written === "" && (
            <Button variant="secondary" size="sm" onClick={() => setFacts(template)}>
              {t("template")}
            </Button>
          )}
        </div>
        {dayChoices && (
          <Field label={t("days")} hint={t("daysHint")}>
            <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {dayChoices.map((count) => (
                <option key={count} value={count}>
                  {t("dayCount", { count })}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </Dialog>
  );
}
