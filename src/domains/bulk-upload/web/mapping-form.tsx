import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import type { ApiClient } from "#client/api-client.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import {
  type BulkMapping,
  type CellSource,
  type MappedColumn,
  mappedColumns,
  neededColumns,
} from "../file-sources.ts";
import { EmptyCellField } from "./empty-cell-field.tsx";
import { MappingPreview } from "./mapping-preview.tsx";

type Found = Awaited<ReturnType<ApiClient["bulkUpload"]["getBulkMapping"]>>;

/** What the columns of another shop's file mean: our guess, for the vendor to correct, and the first rows by it. */
export function MappingForm({ uploadId }: { uploadId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(
    queries.bulkUpload.getBulkMapping.queryOptions({ input: { uploadId } }),
  );
  if (isError) return <InlineRetry isShown isRetrying={isFetching} onRetry={() => void refetch()} />;
  return data ? <Mapping uploadId={uploadId} found={data} /> : <Skeleton className="h-64" />;
}

function Mapping({ uploadId, found }: { uploadId: string; found: Found }) {
  const { t } = useTranslation("bulkUpload");
  const [mapping, setMapping] = useState<BulkMapping>(found.mapping as BulkMapping);
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const preview = useMutation({
    mutationFn: () => api.bulkUpload.previewBulkMapping({ uploadId, mapping }),
    onError: notifyError,
  });
  const check = useMutation({
    mutationFn: () => api.bulkUpload.mapBulkUpload({ uploadId, mapping }),
    onError: notifyError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.bulkUpload.key() }),
  });
  const set = (column: MappedColumn, from: CellSource) => {
    preview.reset();
    setMapping({ ...mapping, [column]: from });
  };
  return (
    <form
      className="grid gap-6"
      aria-label={t("mapping.title")}
      onSubmit={(event) => {
        event.preventDefault();
        check.mutate();
      }}
    >
      <div className="grid gap-1">
        <h4 className="font-semibold">{t("mapping.title")}</h4>
        <p className="text-ink-soft text-sm">{t("mapping.lead")}</p>
      </div>
      <ul className="grid divide-y divide-line border-line border-y">
        {mappedColumns.map((column) => (
          <MappedRow
            key={column}
            column={column}
            headings={found.headings}
            from={mapping[column] ?? { heading: null, value: "" }}
            onChange={(from) => set(column, from)}
          />
        ))}
      </ul>
      {preview.data && <MappingPreview rows={preview.data.rows} />}
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          variant="secondary"
          loading={preview.isPending}
          onClick={() => preview.mutate()}
        >
          {t("mapping.preview")}
        </Button>
        <Button type="submit" loading={check.isPending}>
          {t("mapping.check")}
        </Button>
      </div>
    </form>
  );
}

type RowProps = {
  column: MappedColumn;
  headings: Found["headings"];
  from: CellSource;
  onChange: (from: CellSource) => void;
};

function MappedRow({ column, headings, from, onChange }: RowProps) {
  const { t } = useTranslation("bulkUpload");
  const name = t(`column.${column}`);
  const example = headings.find((heading) => heading.name === from.heading)?.example;
  return (
    <li>
      <fieldset className="grid gap-x-4 gap-y-2 py-4 md:grid-cols-[10rem_1fr_1fr]">
        <legend className="float-left font-semibold text-sm md:pt-3">
          {name}
          {neededColumns.includes(column) && (
            <span className="ml-2 font-normal text-ink-soft">{t("mapping.needed")}</span>
          )}
        </legend>
        <Field label={t("mapping.from", { name })} hideLabel hint={example}>
          <Select
            value={from.heading ?? ""}
            onChange={({ target }) => onChange({ ...from, heading: target.value || null })}
          >
            <option value="">{t("mapping.noColumn")}</option>
            {headings.map((heading) => (
              <option key={heading.name} value={heading.name}>
                {heading.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("mapping.otherwise", { name })} hideLabel hint={t("mapping.otherwiseHint")}>
          <EmptyCellField
            column={column}
            value={from.value}
            onChange={(value) => onChange({ ...from, value })}
          />
        </Field>
      </fieldset>
    </li>
  );
}
