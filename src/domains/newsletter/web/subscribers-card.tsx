import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { saveFile } from "#client/save-file.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";

/** How many get the newsletter, and their addresses as a file, for administrators. */
export function SubscribersCard() {
  const { t } = useTranslation("subscribers");
  const notifyError = useNotifyError();
  const [isBusy, setBusy] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(
    queries.newsletter.countSubscribers.queryOptions({ input: {} }),
  );
  const save = async () => {
    setBusy(true);
    try {
      const { fileName, parts } = await loadParts();
      saveFile(fileName, new Blob(parts, { type: "text/csv;charset=utf-8" }));
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return (
    <section
      aria-labelledby="subscribers"
      className="grid justify-items-start gap-4 border-line border-t pt-8"
    >
      <div className="max-w-prose">
        <h2 id="subscribers" className="font-display font-semibold text-heading">
          {t("title")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("lead")}</p>
      </div>
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
      {data && (
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <strong>{t("confirmed", { count: data.confirmed })}</strong>
          <span className="text-ink-soft">{t("waiting", { count: data.waiting })}</span>
        </p>
      )}
      <AdminMay permission="support.manage">
        <Button variant="secondary" loading={isBusy} onClick={() => void save()}>
          <Icon name="download" />
          {t("export")}
        </Button>
      </AdminMay>
    </section>
  );
}

/** All parts of the table, one after the other. */
async function loadParts(): Promise<{ fileName: string; parts: string[] }> {
  const first = await api.newsletter.exportSubscribers({});
  const parts = [first.csv];
  for (let { next } = first; next !== null; ) {
    const part = await api.newsletter.exportSubscribers({ after: next });
    parts.push(part.csv);
    next = part.next;
  }
  return { fileName: first.fileName, parts };
}
