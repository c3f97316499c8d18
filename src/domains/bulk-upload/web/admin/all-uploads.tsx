import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { api } from "#client/api.ts";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { AdminMay } from "#client/may.tsx";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { AnyUpload } from "#domains/bulk-upload/admin-bulk-calls.ts";
import {
  type BulkState,
  bulkStates,
  isAtWork,
  isFetchingPictures,
} from "#domains/bulk-upload/bulk-columns.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatDateTime } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { Icon } from "#ui/icon.tsx";
import { NoneFound } from "#ui/none-found.tsx";
import { notify } from "#ui/notify.ts";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { stateTone } from "../upload-words.ts";
import { type BulkAddress, bulkPath, uploadsInput } from "./bulk-address.ts";

const followMilliseconds = 3_000;

/** All vendors' uploads, newest first; those at work are followed. */
export function AllUploads({ address }: { address: BulkAddress }) {
  const { t } = useTranslation("bulkUpload");
  const columns = useColumns(address);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.bulkUpload.listAllBulkUploads.queryOptions({ input: uploadsInput(address) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some((upload) => isAtWork(upload.state) || isFetchingPictures(upload)) &&
      followMilliseconds,
  });
  return (
    <section aria-label={t("desk.imports")} className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-ink-soft">{t("desk.importsLead")}</p>
      <FilterLinks
        label={t("desk.columns.state")}
        links={[null, ...bulkStates].map((state) => ({
          name: state ?? "all",
          label: state ? t(`state.${state}`) : t("desk.all"),
          to: bulkPath({ ...address, state, after: null }),
          isChosen: state === address.state,
        }))}
      />
      {address.vendor && (
        <Link
          to={bulkPath({ state: address.state })}
          className="inline-flex min-h-6 items-center justify-self-start text-link"
        >
          {t("desk.allVendors")}
        </Link>
      )}
      <DataTable
        list="admin-uploads"
        label={t("desk.imports")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ fileName }) => fileName}
        hrefOf={({ vendor }) =>
          withQuery(href("/admin"), { tab: "vendors", state: "approved", vendor: vendor.id })
        }
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={
          address.state || address.vendor || address.after ? (
            <NoneFound title={t("desk.noneFound")} text={t("desk.noneFoundText")} clearTo={bulkPath({})} />
          ) : (
            <EmptyState title={t("desk.noImports")} text={t("desk.noImportsText")} />
          )
        }
        firstHref={address.after ? bulkPath({ ...address, after: null }) : null}
        nextHref={data?.next ? bulkPath({ ...address, after: data.next }) : null}
      />
    </section>
  );
}

function useColumns(address: BulkAddress): DataColumn<AnyUpload>[] {
  const { t } = useTranslation("bulkUpload");
  return [
    {
      id: "vendor",
      header: t("desk.columns.vendor"),
      isPrimary: true,
      cell: ({ vendor }) => vendor.companyName,
    },
    {
      id: "file",
      header: t("desk.columns.file"),
      cell: ({ fileName, vendor }) => (
        <Link
          to={bulkPath({ ...address, vendor: vendor.id, after: null })}
          title={fileName}
          className="relative z-1 inline-block min-h-6 max-w-40 truncate align-middle text-link leading-6 max-md:max-w-full"
        >
          {fileName}
        </Link>
      ),
    },
    {
      id: "state",
      header: t("desk.columns.state"),
      cell: (upload) => <State upload={upload} />,
    },
    {
      id: "rows",
      header: t("desk.columns.rows"),
      isHiddenAtFirst: true,
      align: "end",
      cell: ({ rowCount }) => formatCount(rowCount),
    },
    {
      id: "created",
      header: t("counts.create"),
      isHiddenAtFirst: true,
      align: "end",
      cell: ({ createCount }) => formatCount(createCount),
    },
    {
      id: "updated",
      header: t("counts.update"),
      isHiddenAtFirst: true,
      align: "end",
      cell: ({ updateCount }) => formatCount(updateCount),
    },
    {
      id: "errors",
      header: t("counts.error"),
      align: "end",
      cell: ({ errorCount }) => formatCount(errorCount),
    },
    {
      id: "who",
      header: t("desk.columns.who"),
      isHiddenAtFirst: true,
      cell: ({ startedBy }) => startedBy ?? t("desk.unknown"),
    },
    {
      id: "when",
      header: t("desk.columns.when"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
    {
      id: "result",
      header: t("desk.columns.result"),
      align: "end",
      cell: (upload) => <Actions upload={upload} />,
    },
  ];
}

function State({ upload: { state, doneCount, rowCount, createCount, updateCount } }: { upload: AnyUpload }) {
  const { t } = useTranslation("bulkUpload");
  const total = state === "checking" ? rowCount : createCount + updateCount;
  return (
    <span className="inline-flex flex-wrap items-center gap-2 max-md:justify-end">
      <Badge tone={stateTone[state satisfies BulkState]}>{t(`state.${state}`)}</Badge>
      {isAtWork(state) && (
        <span className="figures text-ink-soft">
          {t("progress.of", { done: formatCount(Math.min(doneCount, total)), total: formatCount(total) })}
        </span>
      )}
    </span>
  );
}

function Actions({ upload }: { upload: AnyUpload }) {
  const { t } = useTranslation("bulkUpload");
  const { id, fileName, state } = upload;
  return (
    <span className="relative z-1 inline-flex items-center justify-end gap-2">
      <Button asChild size="sm" variant="ghost">
        <a
          href={`/api/admin/bulk-uploads/${id}/result`}
          download
          aria-label={t("resultOf", { name: fileName })}
        >
          <Icon name="download" />
        </a>
      </Button>
      {state === "applied" && <Undo upload={upload} />}
    </span>
  );
}

function Undo({ upload: { id: uploadId, fileName, vendor } }: { upload: AnyUpload }) {
  const { t } = useTranslation("bulkUpload");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const undo = async (reason: string) => {
    try {
      await api.bulkUpload.undoBulkUploadAsAdmin({ uploadId, reason });
      notify.success(t("desk.undoDone", { name: fileName }));
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: queries.bulkUpload.key() });
    }
  };
  return (
    <AdminMay permission="imports.manage">
      <WordsDialog
        trigger={
          <Button size="sm" variant="secondary" aria-label={t("desk.undoNamed", { name: fileName })}>
            {t("undoConfirm")}
          </Button>
        }
        title={t("desk.undoTitle", { name: fileName, vendor: vendor.companyName })}
        text={t("desk.undoText")}
        label={t("desk.why")}
        hint={t("desk.whyHint")}
        missing={t("desk.whyMissing")}
        longest={500}
        confirmLabel={t("undoConfirm")}
        onConfirm={undo}
      />
    </AdminMay>
  );
}
