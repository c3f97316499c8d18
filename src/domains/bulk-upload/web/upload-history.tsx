import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { type BulkUpload, stateTone } from "./upload-words.ts";

/** The latest ten uploads; each opens above. */
export function UploadHistory({
  uploads,
  currentId,
}: {
  uploads: readonly BulkUpload[];
  currentId: string | undefined;
}) {
  const { t } = useTranslation("bulkUpload");
  return (
    <section className="grid gap-4" aria-labelledby="bulk-history">
      <h3 id="bulk-history" className="font-display font-semibold text-subheading">
        {t("history.title")}
      </h3>
      {uploads.length === 0 ? (
        <p className="text-ink-soft">{t("history.empty")}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {uploads.map((upload) => (
            <HistoryRow key={upload.id} upload={upload} isCurrent={upload.id === currentId} />
          ))}
        </ul>
      )}
    </section>
  );
}

function HistoryRow({ upload, isCurrent }: { upload: BulkUpload; isCurrent: boolean }) {
  const { t } = useTranslation("bulkUpload");
  const { id, fileName, state, rowCount, errorCount, createdAt } = upload;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Link
        to={`?tab=enterprise&panel=bulk&upload=${id}`}
        aria-current={isCurrent || undefined}
        preventScrollReset
        className="inline-flex min-h-6 min-w-0 items-center break-all font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline"
      >
        {fileName}
      </Link>
      <Badge tone={stateTone[state]}>{t(`state.${state}`)}</Badge>
      <span className="text-ink-soft text-sm">
        {t("history.rows", { count: rowCount })}
        {errorCount > 0 && ` · ${t("history.errors", { count: errorCount })}`}
      </span>
      <span className="text-ink-soft text-sm sm:ml-auto">{formatDateTime(createdAt)}</span>
    </li>
  );
}
