import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import { useRequestId } from "#client/use-request-id.ts";
import { closingReasonBounds } from "#domains/reports/report-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";

const [shortest, longest] = closingReasonBounds;
type Props = { month: string; name: string };

/** Closes a month, with a reason. */
export function CloseMonth({ month, name }: Props) {
  const { t } = useTranslation("bookReports");
  const change = useChange(queries.reports.key());
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
  const change = useChange(queries.reports.key());
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
