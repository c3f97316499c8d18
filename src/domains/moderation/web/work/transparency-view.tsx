import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { ExportButton } from "#client/data-table/export-button.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { isPeriod } from "../../report-rules.ts";
import { type ModerationAddress, moderationPath, periodOf } from "./moderation-address.ts";
import { DecisionNumbers, ReportNumbers } from "./transparency-tables.tsx";

/** How many reports and restrictions a period had, and what came of them; also as a file. */
export function Transparency({ address }: { address: ModerationAddress }) {
  const { t } = useTranslation("reportWork");
  const input = periodOf(address, new Date());
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.moderation.getTransparencyReport.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  const total = data?.total;
  return (
    <section aria-labelledby="transparency" className="grid grid-cols-1 gap-6">
      <div className="max-w-prose">
        <h2 id="transparency" className="font-display font-semibold text-heading">
          {t("transparency.title")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("transparency.lead")}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Period key={`${input.from} ${input.to}`} period={input} />
        <ExportButton path="/api/admin/transparency/export" input={input} />
      </div>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-80" />}
      {data && total && (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <StatCard label={t("transparency.received")} value={formatCount(total.reports)} />
            <StatCard label={t("transparency.decided")} value={formatCount(total.decided)} />
            <StatCard
              label={t("transparency.median")}
              value={total.medianHours === null ? "–" : t("transparency.hours", { hours: total.medianHours })}
            />
          </div>
          <ReportNumbers rows={data.reports} />
          <DecisionNumbers rows={data.decisions} />
        </>
      )}
    </section>
  );
}

function Period({ period }: { period: { from: string; to: string } }) {
  const { t } = useTranslation("reportWork");
  const navigate = useNavigate();
  const [days, setDays] = useState(period);
  const [isRefused, setRefused] = useState(false);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const isValid = isPeriod(days);
    setRefused(!isValid);
    if (isValid)
      void navigate(moderationPath({ list: "transparency", ...days }), { preventScrollReset: true });
  };
  return (
    <form onSubmit={show} noValidate className="flex flex-wrap items-end gap-4">
      <Field label={t("transparency.from")}>
        <Input
          type="date"
          value={days.from}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
        />
      </Field>
      <Field label={t("transparency.to")} error={isRefused && t("transparency.period")}>
        <Input
          type="date"
          value={days.to}
          onChange={({ target }) => setDays({ ...days, to: target.value })}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {t("transparency.show")}
      </Button>
    </form>
  );
}
