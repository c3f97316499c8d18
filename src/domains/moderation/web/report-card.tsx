import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AdminMay } from "#client/may.tsx";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { Report } from "#domains/moderation/report-calls.ts";
import { longestReport } from "#domains/moderation/report-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";

/** One report: who reported whom and why, the copy of the texts, and how it ends. */
export function ReportCard({ report }: { report: Report }) {
  const { t } = useTranslation("reports");
  const { reference, kind, reason, words, reporter, reported, texts, state, closeReason } = report;
  const nameOf = (person: Report["reporter"]) =>
    person ? `${person.name} (${person.email})` : t("panel.erased");
  return (
    <li>
      <Card padding="sm">
        <article aria-labelledby={`report-${report.id}`} className="grid grid-cols-1 gap-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong id={`report-${report.id}`}>{t(`reasons.${reason}`)}</strong>
            <Badge tone="grey">{t(`kinds.${kind}`)}</Badge>
            <span className="figures text-ink-soft text-sm">
              {reference} · {formatDateTime(report.createdAt)}
            </span>
          </p>
          <p className="break-words text-sm">
            {t("panel.who", { reporter: nameOf(reporter), reported: nameOf(reported) })}
          </p>
          {words && <p className="whitespace-pre-line break-words">{words}</p>}
          <ol className="grid grid-cols-1 gap-2 border-line border-l-2 pl-4">
            {texts.map((one) => (
              <ReportedText key={one.messageId} text={one} hasPictures={state === "open"} />
            ))}
          </ol>
          {state === "open" && (
            <AdminMay permission="moderation.manage">
              <CloseButton report={report} />
            </AdminMay>
          )}
          {closeReason && <p className="break-words">{t("panel.closedWith", { reason: closeReason })}</p>}
        </article>
      </Card>
    </li>
  );
}

function ReportedText({ text, hasPictures }: { text: Report["texts"][number]; hasPictures: boolean }) {
  const { t } = useTranslation("reports");
  return (
    <li className="grid grid-cols-1 gap-1">
      <p className="whitespace-pre-line break-words">{text.content}</p>
      {hasPictures &&
        text.pictureIds.map((id, index) => (
          <img
            key={id}
            src={`/storage/v1/messages/pictures/${id}-480.webp`}
            alt={t("panel.picture", { n: index + 1 })}
            loading="lazy"
            className="max-h-60 w-fit rounded-leaf-sm"
          />
        ))}
      <p className="figures text-ink-soft text-xs">{formatDateTime(text.createdAt)}</p>
    </li>
  );
}

function CloseButton({ report }: { report: Report }) {
  const { t } = useTranslation("reports");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const close = useMutation(queries.moderation.closeReport.mutationOptions({ onError: notifyError }));
  const confirm = async (closeReason: string) => {
    try {
      await close.mutateAsync({ reportId: report.id, closeReason });
    } catch {
      return false;
    }
    await queryClient.invalidateQueries({ queryKey: queries.moderation.listReports.key() });
    return true;
  };
  return (
    <WordsDialog
      trigger={
        <Button variant="secondary" size="sm" className="w-fit">
          {t("close.button")}
        </Button>
      }
      title={t("close.title", { reference: report.reference })}
      text={t("close.text")}
      label={t("close.label")}
      hint={t("close.hint")}
      missing={t("close.missing")}
      longest={longestReport.closeReason}
      confirmLabel={t("close.button")}
      onConfirm={confirm}
    />
  );
}
