import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useRequestId } from "#client/use-request-id.ts";
import { closingReasonBounds } from "#domains/reports/report-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";
import { WordsDialog } from "#ui/words-dialog.tsx";

const [shortest, longest] = closingReasonBounds;
type Props = { month: string; name: string };

/** Makes a change to a month, says that it is done, and refetches. Whether it went well. */
function useMonthChange() {
  const notifyError = useNotifyError();
  const queryClient = useQueryClient();
  return async (change: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await change();
      notify.success(done);
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: queries.reports.key() });
    }
  };
}

/** Closes a month, with a reason. */
export function CloseMonth({ month, name }: Props) {
  const { t } = useTranslation("bookReports");
  const change = useMonthChange();
  return (
    <WordsDialog
      trigger={<Button size="sm">{t("close.open", { month: name })}</Button>}
      title={t("close.title", { month: name })}
      text={t("close.text")}
      label={t("close.reason")}
      hint={t("close.hint")}
      missing={t("close.missing")}
      {...{ shortest, longest }}
      confirmLabel={t("close.confirm")}
      onConfirm={(reason) =>
        change(() => api.reports.closeMonth({ month, reason }), t("close.done", { month: name }))
      }
    />
  );
}

/** Asks a second administrator to open a month again. */
export function ReopenMonth({ month, name }: Props) {
  const { t } = useTranslation("bookReports");
  const change = useMonthChange();
  const idOf = useRequestId();
  return (
    <WordsDialog
      trigger={
        <Button size="sm" variant="ghost">
          {t("reopen.open", { month: name })}
        </Button>
      }
      title={t("reopen.title", { month: name })}
      text={t("reopen.text")}
      label={t("close.reason")}
      hint={t("reopen.hint")}
      missing={t("close.missing")}
      {...{ shortest, longest }}
      confirmLabel={t("reopen.confirm")}
      onConfirm={(reason) =>
        change(
          () => api.reports.requestReopening({ month, reason, requestId: idOf({ month, reason }) }),
          t("reopen.done"),
        )
      }
    />
  );
}
