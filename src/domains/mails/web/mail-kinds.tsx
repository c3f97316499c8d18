import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { type Language, languages } from "#kernel/languages.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** Each kind of mail with invented facts, in each language; one can be sent to oneself. */
export function MailKinds() {
  const { t, i18n } = useTranslation("mails");
  const { t: tDecisions } = useTranslation("decisions");
  const {
    data: domains,
    isError,
    isFetching,
    refetch,
  } = useQuery(queries.mails.listMailKinds.queryOptions({ input: {} }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language>(languages.find((one) => one === i18n.language) ?? "en");
  if (isError && !domains) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  const kind = chosen ?? domains?.[0]?.kinds[0];
  if (!domains || !kind) return <Skeleton className="h-96" />;
  return (
    <section aria-label={t("views.kinds")} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t("kinds.kind")} className="min-w-0 basis-72">
          <Select value={kind} onChange={(event) => setChosen(event.target.value)}>
            {domains.map(({ domain, kinds }) => (
              <optgroup key={domain} label={domain}>
                {kinds.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label={t("kinds.language")} className="basis-44">
          <Select value={language} onChange={(event) => setLanguage(event.target.value as Language)}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {tDecisions(`languages.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <AdminMay permission="mail.manage">
          <TestButton kind={kind} language={language} />
        </AdminMay>
      </div>
      <Preview kind={kind} language={language} />
    </section>
  );
}

function TestButton(example: { kind: string; language: Language }) {
  const { t } = useTranslation("mails");
  const change = useChange(queries.mails.key());
  return (
    <Button
      variant="secondary"
      onClick={() => void change(() => api.mails.sendTestMail(example), t("kinds.sent"))}
    >
      {t("kinds.send")}
    </Button>
  );
}

function Preview(example: { kind: string; language: Language }) {
  const { t } = useTranslation("mails");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.mails.previewMail.queryOptions({ input: example }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="break-words">
        <span className="text-ink-soft">{t("kinds.subject")}</span>{" "}
        <strong lang={example.language}>{data.subject}</strong>
      </p>
      {/* Without scripts, and apart from this page. */}
      <iframe
        title={t("kinds.preview", { subject: data.subject })}
        sandbox=""
        srcDoc={data.html}
        className="h-[44rem] w-full max-w-2xl rounded-leaf border border-line bg-white"
      />
    </div>
  );
}
