import "#i18n/reporting-words.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { longestReport, shortestObjection } from "../report-rules.ts";
import { ReportOutcome } from "./report-outcome.tsx";

/** Where the mailed link of a visitor's report leads: what was decided, and the way to object once (R62). */
export default function LinkedReport({ token }: { token: string }) {
  const { t } = useTranslation("reports");
  const { data, error, isFetching, refetch } = useQuery(
    queries.moderation.getReportByLink.queryOptions({ input: { token } }),
  );
  if (error && !data) {
    if (["not_found", "validation"].includes(classifyError(error).type))
      return (
        <InlineNotice tone="warning" title={t("own.linkInvalid")}>
          {t("own.linkInvalidText")}
        </InlineNotice>
      );
    return <InlineRetry isShown isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-64" />;
  return (
    <Card tone="lifted" padding="lg">
      <CardTitle className="mb-4 text-heading">{t("own.linkTitle", { reference: data.reference })}</CardTitle>
      <ReportOutcome report={data} />
      {data.canObject && <ObjectionForm token={token} />}
      {data.outcome === "none" && !data.canObject && !data.objection && (
        <p className="mt-4 text-ink-soft">{t("own.over")}</p>
      )}
    </Card>
  );
}

function ObjectionForm({ token }: { token: string }) {
  const { t } = useTranslation("reports");
  const change = useChange(queries.moderation.getReportByLink.key());
  const [objection, setObjection] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isShort = objection.trim().length < shortestObjection;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isShort || isBusy) return;
    setBusy(true);
    await change(
      () => api.moderation.objectByLink({ token, objection: objection.trim() }),
      t("own.objectDone"),
    );
    setBusy(false);
  };
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className="mt-6 grid gap-4 border-line border-t pt-6"
    >
      <p className="max-w-prose text-ink-soft">{t("own.objectText")}</p>
      <Field
        label={t("own.objectLabel")}
        hint={t("own.objectHint")}
        required
        error={isChecked && isShort && t("own.objectMissing")}
      >
        <Textarea
          rows={5}
          grow
          maxLength={longestReport.objection}
          value={objection}
          onChange={(event) => setObjection(event.target.value)}
        />
      </Field>
      <Button type="submit" loading={isBusy} className="justify-self-start">
        {t("own.objectSend")}
      </Button>
    </form>
  );
}
