import { useMutation } from "@tanstack/react-query";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { saveFile } from "#client/save-file.ts";
import type { PersonalData } from "#domains/privacy/personal-data.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";

/** Downloads all of the user's data as a file. */
export function ExportCard() {
  const { t } = useTranslation(["privacy", "errors"]);
  const { t: tErrors } = useTranslation("errors");
  const { mutate, isPending, error, data } = useMutation(
    queries.privacy.exportData.mutationOptions({
      onSuccess(document) {
        const name = `cafeto-data-${document.exportedAt.slice(0, 10)}.json`;
        saveFile(name, new Blob([JSON.stringify(document, null, 2)], { type: "application/json" }));
        notify.success(t("export.doneTitle"), { description: name });
      },
      onError: logError,
    }),
  );
  const download = () => mutate({});
  return (
    <Card>
      <CardTitle as="h2">{t("export.title")}</CardTitle>
      <p className="mt-2 max-w-prose text-ink-soft">{t("export.text")}</p>
      {error && (
        <InlineNotice tone="danger" live title={t("export.failedTitle")} className="mt-5">
          {describeError(tErrors, error).text}
        </InlineNotice>
      )}
      {data && !isWhole(data) && (
        <InlineNotice tone="warning" live title={t("export.cutTitle")} className="mt-5">
          {t("export.cutText")}
        </InlineNotice>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" loading={isPending} loadingLabel={t("export.pending")} onClick={download}>
          <Icon name="download" />
          {error ? t("export.again") : t("export.button")}
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {isPending && t("export.patience")}
        </p>
      </div>
    </Card>
  );
}

/** Whether every list of the document is complete. */
function isWhole(data: PersonalData): boolean {
  return Object.values(data).every(
    (part) => typeof part !== "object" || part === null || !("isComplete" in part) || part.isComplete,
  );
}
