import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { VendorForReview } from "../../admin-calls.ts";
import { ApplicationFacts } from "../application-facts.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import { useAge } from "./use-age.ts";

const tones = { waiting: "yellow", approved: "green", rejected: "red" } as const;

type Props = {
  vendorId: string;
  listPath: string;
  renderCare: (vendor: VendorForReview) => ReactNode;
};

/** One vendor's application in full, and the decision on it. */
export function VendorReview({ vendorId, listPath, renderCare }: Props) {
  const { t } = useTranslation("vendorReview");
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(
    queries.vendors.getVendorForReview.queryOptions({ input: { vendorId } }),
  );
  const isThere = data !== undefined;
  // On narrow screens the application is above the list, out of view when its name is pressed.
  useEffect(() => {
    if (isThere && document.activeElement instanceof HTMLAnchorElement) heading.current?.focus();
  }, [isThere]);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-96 max-lg:order-first" />;
  return (
    <Card asChild tone="lifted" padding="lg" className="gap-6 max-lg:order-first">
      <section aria-labelledby="vendor-review">
        <div>
          <Link
            to={listPath}
            preventScrollReset
            className="mb-4 inline-flex min-h-6 items-center gap-1.5 text-link lg:hidden"
          >
            <Icon name="arrow-left" className="size-4" />
            {t("back")}
          </Link>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2
              ref={heading}
              id="vendor-review"
              tabIndex={-1}
              className="wrap-anywhere min-w-0 font-display font-semibold text-heading"
            >
              {data.companyName || t("erased")}
            </h2>
            <Badge tone={tones[data.state]} size="md">
              {t(`state.${data.state}`)}
            </Badge>
          </div>
          <Since vendor={data} />
        </div>
        {data.state === "rejected" && (
          <InlineNotice tone="warning" title={t("reason")}>
            <p className="wrap-anywhere whitespace-pre-line">{data.rejectionReason}</p>
          </InlineNotice>
        )}
        <ApplicationFacts application={data} />
        <OwnerFacts vendor={data} />
        {data.state === "waiting" && (
          <AdminMay permission="vendors.manage">
            <DecisionButtons vendor={data} />
          </AdminMay>
        )}
        {data.state === "approved" && renderCare(data)}
      </section>
    </Card>
  );
}

function Since({ vendor }: { vendor: VendorForReview }) {
  const { t } = useTranslation("vendorReview");
  const sayAge = useAge();
  const { state, submittedAt, approvedAt, rejectedAt, waitingHours } = vendor;
  const decidedAt = approvedAt ?? rejectedAt;
  return (
    <p className="mt-1 text-ink-soft text-sm">
      {t("handedInOn", { date: formatDateTime(submittedAt) })}
      {state === "waiting" && ` · ${sayAge(waitingHours)}`}
      {decidedAt && ` · ${t("decidedOn", { date: formatDateTime(decidedAt) })}`}
    </p>
  );
}

function OwnerFacts({ vendor }: { vendor: VendorForReview }) {
  const { t } = useTranslation("vendorReview");
  const { t: tVendor } = useTranslation("vendors");
  const { t: tPlans } = useTranslation("plans");
  const { owner, planExpiresAt } = vendor;
  return (
    <div>
      <h3 className="mb-3 font-semibold">{t("account")}</h3>
      <FactsTable
        facts={[
          { label: t("owner"), value: owner.name },
          {
            label: t("email"),
            value: (
              <a href={`mailto:${owner.email}`} className="wrap-anywhere text-link">
                {owner.email}
              </a>
            ),
          },
          { label: t("agreedOn"), value: formatDateTime(vendor.agreedToTermsAt) },
          ...(vendor.state === "approved"
            ? [
                {
                  label: tVendor("dashboard.plan"),
                  value: tPlans(`names.${vendor.planType}` as "names.basic"),
                },
                ...(planExpiresAt ? [{ label: t("planUntil"), value: formatDateTime(planExpiresAt) }] : []),
              ]
            : []),
        ]}
      />
    </div>
  );
}
