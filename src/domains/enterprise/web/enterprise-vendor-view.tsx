import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import type { EnterpriseDetail } from "#domains/enterprise/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Chart } from "#ui/chart.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ChooseContact } from "./choose-contact.tsx";
import { enterprisePath } from "./enterprise-address.ts";
import { usePercent } from "./use-percent.ts";

/** One enterprise vendor: terms and account manager, API usage, webhooks, and the look of its page. */
export function EnterpriseVendorView({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation("enterprise");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.enterprise.getEnterpriseVendor.queryOptions({ input: { vendorId } }),
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <Link
        to={enterprisePath({})}
        className="inline-flex min-h-6 items-center gap-1 justify-self-start text-link"
      >
        <Icon name="chevron-left" className="size-4" />
        {t("back")}
      </Link>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="min-w-0 break-words font-display font-semibold text-heading">
              {data.companyName}
            </h2>
            <Button asChild variant="secondary" size="sm">
              <Link to={withQuery(href("/admin"), { tab: "vendors", state: "approved", vendor: vendorId })}>
                {t("vendorPage")}
              </Link>
            </Button>
          </div>
          <Terms vendor={data} />
          <Usage vendor={data} />
          <Webhooks vendor={data} />
          <Look vendor={data} />
        </>
      )}
    </div>
  );
}

type Shown = { vendor: EnterpriseDetail };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Terms({ vendor }: Shown) {
  const { t } = useTranslation("enterprise");
  const percentOf = usePercent();
  const { priceCents, commissionBasisPoints, endsAt, manager } = vendor;
  return (
    <Part title={t("terms")}>
      <FactsTable
        facts={[
          { label: t("columns.price"), value: priceCents === null ? t("noTerms") : formatUsd(priceCents) },
          { label: t("columns.commission"), value: percentOf(commissionBasisPoints) },
          { label: t("columns.ends"), value: endsAt ? formatDate(endsAt) : t("open") },
          {
            label: t("columns.manager"),
            value: manager ? `${manager.name}, ${manager.email}` : t("noManager"),
          },
        ]}
      />
      {priceCents !== null && <ChooseContact vendor={vendor} />}
    </Part>
  );
}

function Usage({ vendor: { days, keys, calls } }: Shown) {
  const { t } = useTranslation("enterprise");
  return (
    <Part title={t("usage")}>
      {calls === 0 ? (
        <p className="text-ink-soft">{t("noCalls")}</p>
      ) : (
        <Chart
          label={t("usage")}
          summary={t("callsTotal", { count: calls })}
          pointLabel={t("day")}
          series={[{ key: "calls", label: t("columns.calls"), look: "bar", tone: "leaf" }]}
          points={days.map(({ day, calls: value }) => ({
            label: day.slice(8),
            name: formatDate(`${day}T00:00:00.000Z`),
            values: { calls: value },
          }))}
          format={(value) => String(value)}
        />
      )}
      {keys.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {keys.map((key) => (
            <li key={key.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 break-words">
                {key.name} <code className="text-ink-soft text-sm">{key.start}…</code>{" "}
                {key.isRevoked && <Badge tone="grey">{t("revoked")}</Badge>}
              </span>
              <span className="figures text-sm">{t("callsTotal", { count: key.calls })}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Webhooks({ vendor: { deliveries, failures } }: Shown) {
  const { t } = useTranslation("enterprise");
  return (
    <Part title={t("webhooks")}>
      <FactsTable
        facts={(["delivered", "waiting", "failed"] as const).map((state) => ({
          label: t(`deliveries.${state}`),
          value: deliveries[state],
        }))}
      />
      {failures.length > 0 && (
        <ul aria-label={t("failures")} className="divide-y divide-line border-line border-y">
          {failures.map((failure) => (
            <li key={failure.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-sm">
              <span className="min-w-0 break-words">
                <code>{failure.type}</code> · {failure.host}
              </span>
              <span className="text-ink-soft">
                {t("attempts", { count: failure.attempts })} · {failure.lastStatus ?? failure.lastError} ·{" "}
                {formatDateTime(failure.createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Look({ vendor: { id, logoUrl, brandColor, companyName } }: Shown) {
  const { t } = useTranslation("enterprise");
  return (
    <Part title={t("look")}>
      <div className="flex flex-wrap items-center gap-5">
        {logoUrl ? (
          <img
            src={logoUrl}
            alt={t("logoOf", { name: companyName })}
            className="size-16 rounded-leaf object-contain"
          />
        ) : (
          <span className="text-ink-soft">{t("noLogo")}</span>
        )}
        {brandColor ? (
          <span className="inline-flex items-center gap-2">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
              <rect width="24" height="24" rx="4" fill={brandColor} stroke="currentColor" />
            </svg>
            <code>{brandColor}</code>
          </span>
        ) : (
          <span className="text-ink-soft">{t("noColor")}</span>
        )}
        <Link
          to={withQuery(href("/products"), { vendor: id })}
          className="inline-flex min-h-6 items-center text-link"
        >
          {t("openShop")}
        </Link>
      </div>
    </Part>
  );
}
