import { useMutation } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { saveFile } from "#client/save-file.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";

/** Saves the period's figures, one row per day. */
export function ExportButton({ read }: { read: () => Promise<{ fileName: string; csv: string }> }) {
  const { t } = useTranslation("analytics");
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess({ fileName, csv }) {
      saveFile(fileName, new Blob([csv], { type: "text/csv;charset=utf-8" }));
      notify.success(t("analytics.exported"), { description: fileName });
    },
    onError: useNotifyError(),
  });
  return (
    <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
      <Icon name="download" />
      {t("analytics.export")}
    </Button>
  );
}
