import { useState } from "react";
import { api } from "#client/api.ts";
import type { ProblemDetail } from "#domains/problems/contract.ts";
import { needsLabel, problemBounds, type Solution, solutions } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { idsOf, PictureField, useProblemPictures } from "../picture-field.tsx";
import { UnitsField } from "../units-field.tsx";
import { useProblemChange } from "../use-problem-change.ts";

type Offered = ProblemDetail & { refundableShippingCents: number };

/** Dollars as typed, in cents; not a number if they are none. */
const centsOf = (dollars: string) =>
  dollars.trim() === ""
    ? 0
    : /^\d{1,6}(\.\d{1,2})?$/.test(dollars.trim())
      ? Math.round(Number(dollars) * 100)
      : Number.NaN;

const [shortestAddress, longestAddress] = problemBounds.returnTo;

function useOffer(problem: Offered) {
  const [offer, setOffer] = useState<Solution | null>(null);
  const [units, setUnits] = useState<Record<string, number>>(
    Object.fromEntries(
      problem.lines.map(({ lineId, quantity, leftQuantity }) => [lineId, Math.min(quantity, leftQuantity)]),
    ),
  );
  const [shipping, setShipping] = useState("");
  const [returnTo, setReturnTo] = useState("");
  const [words, setWords] = useState("");
  const pictures = useProblemPictures(problem.parcelId);
  const shippingCents = centsOf(shipping);
  const lines = problem.lines
    .map(({ lineId }) => ({ lineId, quantity: units[lineId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const isRefund = offer === "refund";
  const isReturn = offer === "return";
  const missing = {
    offer: !offer,
    shipping: isRefund && !(shippingCents <= problem.refundableShippingCents),
    units: isRefund && lines.length === 0 && shippingCents === 0,
    returnTo: isReturn && returnTo.trim().length < shortestAddress,
    words: words.trim().length < problemBounds.words[0],
    pictures: isReturn && !pictures.isReady,
    label: isReturn && needsLabel(problem.kind) && pictures.chosen.length === 0,
  };
  const input = offer && {
    ...{ problemId: problem.id, offer, words: words.trim() },
    lines: isRefund ? lines : [],
    shippingCents: isRefund ? shippingCents : 0,
    ...(isReturn ? { returnTo: returnTo.trim(), pictureIds: idsOf(pictures) } : {}),
  };
  const fields = {
    offer,
    setOffer,
    units,
    setUnits,
    shipping,
    setShipping,
    returnTo,
    setReturnTo,
    words,
    setWords,
  };
  return { ...fields, pictures, missing, input, isReady: !Object.values(missing).some(Boolean) };
}

/** The vendor offers a refund in part or whole, a replacement, or a return. */
export function OfferDialog({ problem }: { problem: Offered }) {
  const { t } = useTranslation("problemsDesk");
  const { t: tUi } = useTranslation("ui");
  const [isOpen, setOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const draft = useOffer(problem);
  const { run, failure, isBusy } = useProblemChange();
  const submit = async () => {
    setChecked(true);
    const { input } = draft;
    if (!draft.isReady || !input) return;
    if (await run(() => api.problems.offerSolution(input), t("offerForm.done"))) setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{t("offerForm.open")}</Button>}
      title={t("offerForm.title")}
      description={t("offerForm.text")}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {t("offerForm.confirm")}
          </Button>
        </>
      }
    >
      <OfferFields problem={problem} draft={draft} isChecked={isChecked} />
      {failure && (
        <InlineNotice tone="danger" live className="mt-5">
          {failure}
        </InlineNotice>
      )}
    </Dialog>
  );
}

type FieldsProps = { problem: Offered; draft: ReturnType<typeof useOffer>; isChecked: boolean };

function OfferFields({ problem, draft, isChecked }: FieldsProps) {
  const { t } = useTranslation("problemsDesk");
  const { t: tProblem } = useTranslation("problems");
  const { offer, missing } = draft;
  const possible = solutions.filter((one) => one !== "return" || problem.kind !== "notArrived");
  return (
    <div className="grid gap-6">
      <RadioGroup
        label={t("offerForm.kind")}
        name="offer"
        required
        value={offer}
        onValueChange={draft.setOffer}
        options={possible.map((value) => ({ value, label: tProblem(`solutions.${value}`) }))}
        error={isChecked && missing.offer && t("offerForm.kindMissing")}
      />
      {offer === "refund" && (
        <>
          <UnitsField
            label={t("offerForm.units")}
            lines={problem.lines.map((line) => ({
              ...line,
              quantity: Math.min(line.quantity, line.leftQuantity),
            }))}
            units={draft.units}
            onChange={draft.setUnits}
            error={isChecked && missing.units && t("offerForm.nothing")}
          />
          {problem.refundableShippingCents > 0 && (
            <Field
              label={t("offerForm.shipping")}
              hint={t("offerForm.shippingHint", { most: formatUsd(problem.refundableShippingCents) })}
              error={isChecked && missing.shipping && t("offerForm.shippingWrong")}
            >
              <Input
                inputMode="decimal"
                placeholder="0.00"
                value={draft.shipping}
                onChange={(event) => draft.setShipping(event.target.value.slice(0, 10))}
                className="max-w-40"
              />
            </Field>
          )}
        </>
      )}
      {offer === "return" && (
        <>
          <Field
            label={t("offerForm.returnTo")}
            hint={t("offerForm.returnToHint")}
            required
            error={isChecked && missing.returnTo && t("offerForm.returnToMissing")}
          >
            <Textarea
              rows={4}
              maxLength={longestAddress}
              autoComplete="street-address"
              value={draft.returnTo}
              onChange={(event) => draft.setReturnTo(event.target.value)}
            />
          </Field>
          <PictureField
            pictures={draft.pictures}
            label={t("offerForm.label")}
            hint={t(needsLabel(problem.kind) ? "offerForm.labelNeeded" : "offerForm.labelHint")}
            isUnready={isChecked}
            required={needsLabel(problem.kind)}
            error={isChecked && missing.label && t("offerForm.labelMissing")}
          />
        </>
      )}
      <Field
        label={t("offerForm.words")}
        required
        error={isChecked && missing.words && t("offerForm.wordsMissing")}
      >
        <Textarea
          rows={3}
          grow
          maxLength={problemBounds.words[1]}
          value={draft.words}
          onChange={(event) => draft.setWords(event.target.value)}
        />
      </Field>
    </div>
  );
}
