import { useState } from "react";
import { api } from "#client/api.ts";
import { useRequestId } from "#client/use-request-id.ts";
import type { ProblemForAdmin } from "#domains/problems/admin-calls.ts";
import { type ProblemRule, problemBounds, problemRules } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { UnitsField } from "../units-field.tsx";
import { useProblemChange } from "../use-problem-change.ts";

const [shortest, longest] = problemBounds.facts;

const blank = {
  verdict: null as "refund" | "uphold" | null,
  units: {} as Record<string, number>,
  includesShipping: false,
  bearer: "vendor" as "vendor" | "platform",
  restocks: false,
  wasNeverSent: false,
  rule: "" as ProblemRule | "",
  facts: "",
};
type Draft = typeof blank;

/** An administrator decides, with a rule and reasons that both sides read. */
export function DecideDialog({ problem }: { problem: ProblemForAdmin }) {
  const { t } = useTranslation("problemsDesk");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [draft, setDraft] = useState<Draft>(blank);
  const requestIdOf = useRequestId();
  const { run, failure, isBusy } = useProblemChange();
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const refunds = draft.verdict === "refund";
  const lines = problem.lines
    .map(({ lineId }) => ({ lineId, quantity: draft.units[lineId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const missing = {
    verdict: !draft.verdict,
    units: refunds && lines.length === 0 && !draft.includesShipping,
    rule: draft.rule === "",
    facts: draft.facts.trim().length < shortest,
  };
  const submit = async () => {
    setChecked(true);
    const { rule, facts, bearer, restocks, wasNeverSent, includesShipping } = draft;
    if (Object.values(missing).some(Boolean) || rule === "") return;
    const content = {
      ...{ problemId: problem.id, refunds, rule, facts: facts.trim(), lines: refunds ? lines : [] },
      ...(refunds ? { includesShipping, bearer, restocks, wasNeverSent } : {}),
    };
    const input = { ...content, requestId: requestIdOf(content) };
    if (await run(() => api.problems.decideProblem(input), t("decide.done"))) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      alert
      trigger={<Button className="w-fit">{t("decide.open")}</Button>}
      title={t("decide.title")}
      description={t("decide.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {t("decide.confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <RadioGroup
          label={t("decide.verdict")}
          name="verdict"
          required
          value={draft.verdict}
          onValueChange={(verdict) => change({ verdict })}
          options={[
            { value: "refund", label: t("decide.refund") },
            { value: "uphold", label: t("decide.uphold") },
          ]}
          error={isChecked && missing.verdict && t("decide.verdictMissing")}
        />
        {refunds && (
          <RefundFields
            problem={problem}
            draft={draft}
            change={change}
            error={isChecked && missing.units && t("decide.nothing")}
          />
        )}
        <Field label={t("decide.rule")} required error={isChecked && missing.rule && t("decide.ruleMissing")}>
          <RuleSelect value={draft.rule} onChange={(rule) => change({ rule })} />
        </Field>
        <Field
          label={t("decide.facts")}
          hint={t("decide.factsHint")}
          required
          error={isChecked && missing.facts && t("decide.factsMissing")}
        >
          <Textarea
            rows={5}
            grow
            maxLength={longest}
            value={draft.facts}
            onChange={(event) => change({ facts: event.target.value })}
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

function RuleSelect({
  value,
  onChange,
}: {
  value: ProblemRule | "";
  onChange: (rule: ProblemRule | "") => void;
}) {
  const { t } = useTranslation("problemsDesk");
  const { t: tProblem } = useTranslation("problems");
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value as ProblemRule | "")}>
      <option value="">{t("decide.chooseRule")}</option>
      {problemRules.map((rule) => (
        <option key={rule} value={rule}>
          {tProblem(`rules.${rule}`)}
        </option>
      ))}
    </Select>
  );
}

type RefundFieldsProps = {
  problem: ProblemForAdmin;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  error: string | false;
};

/** What is refunded, who bears it, and where the goods are. */
function RefundFields({ problem, draft, change, error }: RefundFieldsProps) {
  const { t } = useTranslation("problemsDesk");
  return (
    <>
      <UnitsField
        label={t("decide.units")}
        lines={problem.lines.map((line) => ({
          ...line,
          quantity: Math.min(line.quantity, line.leftQuantity),
        }))}
        units={draft.units}
        onChange={(units) => change({ units })}
        error={error}
      />
      <Checkbox
        label={t("decide.shipping")}
        checked={draft.includesShipping}
        onChange={(event) => change({ includesShipping: event.target.checked })}
      />
      <RadioGroup
        label={t("decide.bearer")}
        name="bearer"
        value={draft.bearer}
        onValueChange={(bearer) => change({ bearer })}
        options={[
          { value: "vendor", label: t("decide.vendor") },
          { value: "platform", label: t("decide.platform") },
        ]}
      />
      <Checkbox
        label={t("decide.restock")}
        checked={draft.restocks}
        onChange={(event) => change({ restocks: event.target.checked })}
      />
      <Checkbox
        label={t("decide.neverSent")}
        checked={draft.wasNeverSent}
        onChange={(event) => change({ wasNeverSent: event.target.checked })}
      />
    </>
  );
}
