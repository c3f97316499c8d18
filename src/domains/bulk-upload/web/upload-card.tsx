import { isAtWork, isFetchingPictures } from "#domains/bulk-upload/bulk-columns.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { BulkErrors } from "./bulk-errors.tsx";
import { MappingForm } from "./mapping-form.tsx";
import { UploadActions } from "./upload-actions.tsx";
import { type BulkUpload, stateTone } from "./upload-words.ts";

/** One upload: progress, results, actions. */
export function UploadCard({ upload }: { upload: BulkUpload }) {
  const { t } = useTranslation("bulkUpload");
  const { fileName, state, createdAt, errorCount } = upload;
  return (
    <Card tone="lifted" padding="lg" className="gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-0 break-all font-display font-semibold text-subheading">{fileName}</h3>
        <span role="status">
          <Badge tone={stateTone[state]} size="md">
            {t(`state.${state}`)}
          </Badge>
        </span>
        <span className="text-ink-soft text-sm sm:ml-auto">{formatDateTime(createdAt)}</span>
      </div>
      {isAtWork(state) && <Progress upload={upload} />}
      {state === "mapping" && <MappingForm uploadId={upload.id} />}
      {state !== "checking" && state !== "mapping" && <Counts upload={upload} />}
      {state === "applied" && upload.pictureCount > 0 && <Pictures upload={upload} />}
      {upload.undoReason && <InlineNotice>{t("undoneBy", { reason: upload.undoReason })}</InlineNotice>}
      <UploadActions upload={upload} />
      {state !== "checking" && state !== "mapping" && (
        <Button asChild variant="ghost" size="sm" className="self-start">
          <a href={`/api/vendor/bulk-uploads/${upload.id}/result`} download>
            <Icon name="download" />
            {t("result")}
          </a>
        </Button>
      )}
      {errorCount > 0 && state !== "checking" && state !== "mapping" && (
        <BulkErrors uploadId={upload.id} canFix={state === "checked"} />
      )}
    </Card>
  );
}

function Progress({
  upload: { state, doneCount, rowCount, createCount, updateCount },
}: {
  upload: BulkUpload;
}) {
  const { t } = useTranslation("bulkUpload");
  const total = state === "checking" ? rowCount : createCount + updateCount;
  return (
    <ProgressBar
      value={Math.min(doneCount, total)}
      max={total}
      label={t(`progress.${state as "checking" | "applying" | "undoing"}`)}
      valueText={t("progress.of", { done: formatCount(doneCount), total: formatCount(total) })}
    />
  );
}

/** Pictures of new products come after these: how far that is, then how many couldn't be fetched. */
function Pictures({ upload }: { upload: BulkUpload }) {
  const { t } = useTranslation("bulkUpload");
  const { pictureCount: total, pictureDoneCount: done, pictureFailedCount: failed } = upload;
  if (isFetchingPictures(upload))
    return (
      <ProgressBar
        value={done}
        max={total}
        label={t("pictures.fetching")}
        valueText={t("pictures.of", { done: formatCount(done), total: formatCount(total) })}
      />
    );
  if (failed === 0) return <p className="text-ink-soft text-sm">{t("pictures.all", { count: total })}</p>;
  return (
    <InlineNotice tone="warning">
      {t("pictures.some", { added: formatCount(total - failed), total: formatCount(total) })}
    </InlineNotice>
  );
}

function Counts({ upload }: { upload: BulkUpload }) {
  const { t } = useTranslation("bulkUpload");
  const { rowCount, createCount, updateCount, errorCount } = upload;
  const counts = {
    create: createCount,
    update: updateCount,
    same: Math.max(0, rowCount - createCount - updateCount - errorCount),
    error: errorCount,
  };
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
        <div key={name} className="grid content-start gap-1">
          <dt className="text-ink-soft text-sm">{t(`counts.${name}`)}</dt>
          <dd
            className={`figures font-display font-semibold text-heading ${name === "error" && errorCount > 0 ? "text-danger-ink" : ""}`}
          >
            {formatCount(counts[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
