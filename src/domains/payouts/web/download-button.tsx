import { useMutation } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { saveFile } from "#client/save-file.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";

/** Saves a month's statement as CSV. */
export function DownloadButton({ month }: { month: string }) {
  const { t } = useTranslation("payouts");
  const notifyError = useNotifyError();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.payouts.exportStatement({ month }),
    onSuccess({ fileName, csv, isComplete }) {
      saveFile(fileName, new Blob([csv], { type: "text/csv;charset=utf-8" }));
      notify.success(t("statement.downloaded"), {
        description: isComplete ? fileName : t("statement.cut"),
      });
    },
    onError: notifyError,
  });
  return (
    <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
      <Icon name="download" />
      {t("statement.download")}
    </Button>
  );
}
