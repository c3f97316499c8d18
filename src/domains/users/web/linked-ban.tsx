import "#i18n/reporting-words.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { OwnBan } from "../contract.ts";
import { banObjectionBounds } from "../user-rules.ts";

const [shortest, longest] = banObjectionBounds;

/** Where the link of a ban's mail leads: why, and the way to object once without signing in (R62). */
export default function LinkedBan({ token }: { token: string }) {
  const { t } = useTranslation("reports");
  const { data, error, isFetching, refetch } = useQuery(
    queries.users.getBanByLink.queryOptions({ input: { token } }),
  );
  if (error && !data) {
    if (["not_found", "validation"].includes(classifyError(error).type))
      return (
        <InlineNotice tone="warning" title={t("own.linkInvalid")}>
          {t("ban.linkInvalidText")}
        </InlineNotice>
      );
    return <InlineRetry isShown isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-64" />;
  return (
    <Card tone="lifted" padding="lg">
      <CardTitle className="mb-4 text-heading">{t(data.endedAt ? "ban.ended" : "ban.title")}</CardTitle>
      <Statement ban={data} />
      {data.canObject && <ObjectionForm token={token} />}
    </Card>
  );
}

function Statement({ ban }: { ban: OwnBan }) {
  const { t } = useTranslation("reports");
  const { rule, facts, bannedAt, objection, outcome, outcomeReason, endedAt, endFacts } = ban;
  const answer = outcomeReason ?? endFacts;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">{t(`removed.rules.${rule}`)}</p>
      <p className="wrap-anywhere whitespace-pre-line">{facts}</p>
      <p className="figures text-ink-soft text-sm">{formatDate(bannedAt)}</p>
      {objection && (
        <>
          <p className="text-ink-soft text-sm">{t("own.objection")}</p>
          <p className="wrap-anywhere whitespace-pre-line">{objection}</p>
        </>
      )}
      {(objection || endedAt) && (
        <p className="font-semibold">
          {endedAt ? t("ban.lifted") : t(outcome ? "own.upheld" : "own.waiting")}
        </p>
      )}
      {answer && <p className="wrap-anywhere whitespace-pre-line">{answer}</p>}
    </div>
  );
}

function ObjectionForm({ token }: { token: string }) {
  const { t } = useTranslation("reports");
  const change = useChange(queries.users.getBanByLink.key());
  const [objection, setObjection] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isShort = objection.trim().length < shortest;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isShort || isBusy) return;
    setBusy(true);
    await change(() => api.users.objectToBan({ token, objection: objection.trim() }), t("own.objectDone"));
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
          maxLength={longest}
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
