import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { isAtWork, isFetchingPictures } from "#domains/bulk-upload/bulk-columns.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { FileDrop } from "./file-drop.tsx";
import { UploadCard } from "./upload-card.tsx";
import { UploadHistory } from "./upload-history.tsx";

const lookAgainMilliseconds = 1_000;

/** Product files: upload, review, apply, undo. While one is being processed, the page polls every second. */
export function BulkPanel() {
  const { t } = useTranslation("bulkUpload");
  const [params] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.bulkUpload.listBulkUploads.queryOptions({ input: { page: 1 } }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((upload) => isAtWork(upload.state) || isFetchingPictures(upload))
        ? lookAgainMilliseconds
        : false,
  });
  const chosen = params.get("upload");
  const current = data?.items.find(({ id }) => id === chosen) ?? data?.items[0];
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-2xl gap-2">
          <h2 className="font-display font-semibold text-heading">{t("title")}</h2>
          <p className="text-ink-soft">{t("lead")}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="secondary">
            <a href="/api/vendor/bulk-template" download>
              <Icon name="file-spreadsheet" />
              {t("template")}
            </a>
          </Button>
          <Button asChild variant="secondary">
            <a href="/api/vendor/products-export" download>
              <Icon name="download" />
              {t("export")}
            </a>
          </Button>
        </div>
      </div>
      <FileDrop isBusy={data?.items.some((upload) => isAtWork(upload.state)) ?? false} />
      {!data && !isError && <Skeleton className="h-48" />}
      {!data && isError && (
        <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {current && <UploadCard key={current.id} upload={current} />}
      {data && <UploadHistory uploads={data.items} currentId={current?.id} />}
      <HowRowsAreRead />
    </div>
  );
}

const rules = ["key", "columns", "revision", "lists", "translations"] as const;

function HowRowsAreRead() {
  const { t } = useTranslation("bulkUpload");
  return (
    <section className="grid gap-3 rounded-leaf bg-sunken p-5 sm:p-6" aria-labelledby="how-rows">
      <h3 id="how-rows" className="font-display font-semibold text-subheading">
        {t("howTitle")}
      </h3>
      <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
        {rules.map((rule) => (
          <li key={rule}>{t(`how.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
