import { useMutation, useQueryClient } from "@tanstack/react-query";
import { classifyError } from "#client/classify-error.ts";
import { AdminMay } from "#client/may.tsx";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { notify } from "#ui/notify.ts";
import type { Report } from "../../report-calls.ts";
import { DecideDialog } from "./decide-dialog.tsx";

/** Who works on a report, the decision about it, and what its reporter says against that. */
export function ReportActions({ report }: { report: Report }) {
  return (
    <Card className="grid gap-4">
      {report.state === "open" ? <Open report={report} /> : <Closed report={report} />}
      {report.objection && <Objection report={report} />}
    </Card>
  );
}

function Open({ report }: { report: Report }) {
  const { t } = useTranslation("reportWork");
  const { takenBy, takenAt, isMine } = report;
  const change = useReportChange();
  const take = useMutation(queries.moderation.takeReport.mutationOptions(change));
  const release = useMutation(queries.moderation.releaseReport.mutationOptions(change));
  const input = { reportId: report.id };
  const date = takenAt ? formatDateTime(takenAt) : "";
  return (
    <>
      <p>{takenBy ? (isMine ? t("taken") : t("takenBy", { name: takenBy, date })) : t("free")}</p>
      <AdminMay permission="moderation.manage">
        <div className="flex flex-wrap gap-3">
          {isMine && <DecideDialog report={report} />}
          {!takenBy && (
            <Button loading={take.isPending} onClick={() => take.mutate(input)}>
              {t("take")}
            </Button>
          )}
          {takenBy && (
            <Button variant="secondary" loading={release.isPending} onClick={() => release.mutate(input)}>
              {t("release")}
            </Button>
          )}
        </div>
      </AdminMay>
    </>
  );
}

/** Shows the report as the server answers it; where another administrator was faster, as it stands. */
function useReportChange() {
  const { t } = useTranslation("reportWork");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return {
    onSuccess: (report: Report) =>
      queryClient.setQueryData(
        queries.moderation.getReport.queryKey({ input: { reportId: report.id } }),
        report,
      ),
    onError(error: unknown) {
      if (classifyError(error).code === "CONFLICT") notify.warning(t("conflict"));
      else notifyError(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.moderation.key() }),
  };
}

function Closed({ report: { closedAt, closedBy, answer } }: { report: Report }) {
  const { t } = useTranslation("reportWork");
  const date = closedAt ? formatDate(closedAt) : "";
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {closedBy ? t("closedBy", { date, name: closedBy }) : t("closedOn", { date })}
      </p>
      {answer && (
        <>
          <p className="text-ink-soft text-sm">{t("told")}</p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </>
      )}
    </div>
  );
}

function Objection({ report }: { report: Report }) {
  const { t } = useTranslation("reportWork");
  const { objection, objectedAt, objectionOutcome, objectionAnswer, mayAnswer } = report;
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <p className="font-semibold">
        {t("objection")} · {objectedAt && formatDate(objectedAt)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{objection}</p>
      {objectionOutcome ? (
        <>
          <p className="mt-2 font-semibold">{t("objectionAnswer")}</p>
          <p className="wrap-anywhere whitespace-pre-line">{objectionAnswer}</p>
        </>
      ) : (
        <AdminMay permission="moderation.manage">
          {mayAnswer ? (
            <DecideDialog report={report} isObjection />
          ) : (
            <p className="text-ink-soft text-sm">{t("otherDecides")}</p>
          )}
        </AdminMay>
      )}
    </div>
  );
}
