import { useState } from "react";
import { api } from "#client/api.ts";
import { useRequestId } from "#client/use-request-id.ts";
import type { Reportable } from "#domains/problems/buyer-calls.ts";
import {
  listWishes,
  type ProblemKind,
  problemBounds,
  type Solution,
} from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { CloseModal, Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { idsOf, PictureField, useProblemPictures } from "./picture-field.tsx";
import { UnitsField } from "./units-field.tsx";
import { useProblemChange } from "./use-problem-change.ts";

const [shortest, longest] = problemBounds.report;

type Props = {
  reportable: Reportable;
  companyName: string;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Asks what is wrong with a parcel, with which goods, and what would help. What was typed stays while the dialog is closed. */
export default function ReportDialog({ reportable, companyName, open, onOpenChange }: Props) {
  const { t } = useTranslation("problems");
  const { t: tUi } = useTranslation("ui");
  const { parcelId, kinds, lines } = reportable;
  const [kind, setKind] = useState<ProblemKind | null>(kinds.length === 1 ? kinds[0]! : null);
  const [chosenWish, setWish] = useState<Solution | null>(null);
  const [units, setUnits] = useState<Record<string, number>>({});
  const [isUnopened, setUnopened] = useState(false);
  const [words, setWords] = useState("");
  const [isChecked, setChecked] = useState(false);
  const pictures = useProblemPictures(parcelId);
  const requestIdOf = useRequestId();
  const { run, failure, isBusy } = useProblemChange();
  const wishes = kind ? listWishes(kind) : [];
  const wish = wishes.length === 1 ? wishes[0]! : (wishes.find((one) => one === chosenWish) ?? null);
  const isWhole = kind === "notArrived";
  const picked = lines
    .map(({ lineId }) => ({ lineId, quantity: units[lineId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const missing = {
    kind: !kind,
    wish: !wish,
    lines: !isWhole && picked.length === 0,
    unopened: kind === "changedMind" && !isUnopened,
    words: words.trim().length < shortest,
    pictures: !pictures.isReady,
  };
  const submit = async () => {
    setChecked(true);
    if (Object.values(missing).some(Boolean) || !kind || !wish) return;
    const content = { parcelId, kind, wish, lines: isWhole ? [] : picked, isUnopened, words: words.trim() };
    const pictureIds = idsOf(pictures);
    const input = { ...content, pictureIds, requestId: requestIdOf({ ...content, pictureIds }) };
    if (await run(() => api.problems.reportProblem(input), t("report.done"))) onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("report.title")}
      description={t("report.text", { vendor: companyName })}
      footer={
        <>
          <CloseModal>
            <Button variant="ghost">{tUi("cancel")}</Button>
          </CloseModal>
          <Button loading={isBusy} onClick={() => void submit()}>
            {t("report.confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <RadioGroup
          label={t("report.kind")}
          name="kind"
          required
          value={kind}
          onValueChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          error={isChecked && missing.kind && t("report.kindMissing")}
        />
        {isWhole ? (
          <p className="text-ink-soft text-sm">{t("report.whole")}</p>
        ) : (
          <UnitsField
            label={t("report.lines")}
            lines={lines}
            units={units}
            onChange={setUnits}
            error={isChecked && missing.lines && t("report.linesMissing")}
          />
        )}
        {kind === "changedMind" && (
          <Checkbox
            label={t("report.unopened")}
            checked={isUnopened}
            onChange={(event) => setUnopened(event.target.checked)}
            error={isChecked && missing.unopened && t("report.unopenedMissing")}
          />
        )}
        {wishes.length > 1 && (
          <RadioGroup
            label={t("report.wish")}
            name="wish"
            required
            value={wish}
            onValueChange={setWish}
            options={wishes.map((value) => ({ value, label: t(`solutions.${value}`) }))}
            error={isChecked && missing.wish && t("report.wishMissing")}
          />
        )}
        <Field
          label={t("report.words")}
          hint={t("report.wordsHint")}
          required
          error={isChecked && missing.words && t("report.wordsMissing")}
        >
          <Textarea
            rows={4}
            grow
            maxLength={longest}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <PictureField
          pictures={pictures}
          label={t("report.pictures")}
          hint={t("report.picturesHint", { count: problemBounds.pictures })}
          isUnready={isChecked}
        />
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
      </div>
    </Dialog>
  );
}
