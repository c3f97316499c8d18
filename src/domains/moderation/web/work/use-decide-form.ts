import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { isFactsLength, type Rule } from "../../grounds.ts";
import type { Report } from "../../report-calls.ts";
import type { Measure } from "../../report-rules.ts";

export type Choice = Measure | "none";
type Values = {
  choice: Choice | null;
  rule: Rule | "";
  facts: string;
  answer: string;
  days: number;
  messageId: string;
};

export const parcelDays = [7, 14, 30, 60] as const;
const dayMs = 86_400_000;
const shortestAnswer = 3;

/** What is decided about a report, or about an objection to that, and its sending. True: decided, here or by another administrator. */
export function useDecideForm(report: Report, isObjection: boolean) {
  const { t } = useTranslation("reportWork");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const firstMessage = report.atReport.texts.at(-1)?.messageId ?? "";
  const [values, setValues] = useState<Values>({
    ...{ choice: null, rule: "", facts: "", answer: "", days: parcelDays[1], messageId: firstMessage },
  });
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { choice, rule } = values;
  const [facts, answer] = [values.facts.trim(), values.answer.trim()];
  const hasGrounds = choice !== null && choice !== "none" && choice !== "stands";
  const wrong = {
    choice: choice === null,
    rule: hasGrounds && rule === "",
    facts: hasGrounds && !isFactsLength(facts.length),
    answer: answer.length < shortestAnswer,
  };
  const grounds = () => {
    if (!choice || choice === "none") return {};
    if (choice === "stands" || rule === "") return { measure: choice };
    return {
      ...{ measure: choice, rule, facts },
      ...(choice === "refuseReview" && report.now.version ? { version: report.now.version } : {}),
      ...(choice === "removeMessage" ? { messageId: values.messageId } : {}),
      ...(choice === "suspendVendor"
        ? { openParcelsUntil: new Date(Date.now() + values.days * dayMs - 60_000).toISOString() }
        : {}),
    };
  };
  const submit = async (): Promise<boolean> => {
    setChecked(true);
    if (isBusy || Object.values(wrong).some(Boolean)) return false;
    const input = { reportId: report.id, answer, ...grounds() };
    setBusy(true);
    try {
      if (isObjection) await api.moderation.answerReportObjection(input);
      else await api.moderation.decideReport(input);
      notify.success(isObjection ? t("answered") : t("decided", { reference: report.reference }));
      return true;
    } catch (error) {
      if (classifyError(error).code !== "CONFLICT") {
        notifyError(error);
        return false;
      }
      notify.warning(t("conflict"));
      return true;
    } finally {
      setBusy(false);
      for (const part of [
        queries.moderation,
        queries.decisions,
        queries.listings,
        queries.vendors,
        queries.reviews,
      ])
        void queryClient.invalidateQueries({ queryKey: part.key() });
    }
  };
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  return { values, set, wrong, isChecked, isBusy, hasGrounds, submit };
}
export type DecideForm = ReturnType<typeof useDecideForm>;
