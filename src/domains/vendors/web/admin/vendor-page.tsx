import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BackToList, DetailLayout, DetailSection } from "#client/detail-layout.tsx";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import type { VendorForReview } from "../../admin-calls.ts";
import { ApplicationFacts } from "../application-facts.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import { useAge } from "./use-age.ts";
import { VendorBadges } from "./vendor-badges.tsx";
import { VendorRisk } from "./vendor-risk.tsx";

type Props = {
  vendorId: string;
  listPath: string;
  /** Sections of an approved vendor: decisions, money, plan. */
  renderCare: (vendor: VendorForReview) => ReactNode;
  /** What turns its application down. */
  renderReject: (vendor: VendorForReview) => ReactNode;
  /** Its timeline and notes. */
  records: ReactNode;
};

/** One vendor: its application and identity, what is decided and can be, money, plan, timeline, notes. */
export function VendorPage({ vendorId, listPath, ...slots }: Props) {
  const { t } = useTranslation("vendorReview");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.vendors.getVendorForReview.queryOptions({ input: { vendorId } }),
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackToList to={listPath}>{t("back")}</BackToList>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && <Vendor vendor={data} {...slots} />}
    </div>
  );
}

type VendorProps = Pick<Props, "renderCare" | "renderReject" | "records"> & { vendor: VendorForReview };

function Vendor({ vendor, renderCare, renderReject, records }: VendorProps) {
  const { t } = useTranslation("vendorReview");
  const heading = useFocusAfterChange(vendor.state);
  return (
    <DetailLayout
      title={vendor.companyName || t("erased")}
      headingRef={heading}
      status={
        <VendorBadges
          vendor={{
            state: vendor.vendorState,
            isPaused: vendor.isPaused,
            arePayoutsPaused: vendor.payoutsPausedAt !== null,
            isTrusted: vendor.trustedAt !== null,
          }}
        />
      }
      summary={<Since vendor={vendor} />}
      side={
        <>
          <Card className="gap-4">
            <OwnerFacts vendor={vendor} />
          </Card>
          <Links vendorId={vendor.vendorId} />
        </>
      }
      records={records}
    >
      {vendor.state === "rejected" && vendor.rejectionReason && (
        <InlineNotice tone="warning" title={t("reason")}>
          <p className="wrap-anywhere whitespace-pre-line">{vendor.rejectionReason}</p>
        </InlineNotice>
      )}
      <DetailSection title={t("application")}>
        <ApplicationFacts application={vendor} />
        {vendor.state === "waiting" && (
          <AdminMay permission="vendors.manage">
            <DecisionButtons vendor={vendor} reject={renderReject(vendor)} />
          </AdminMay>
        )}
      </DetailSection>
      {vendor.state === "approved" && (
        <AdminMay permission="orders.read">
          <VendorRisk vendor={vendor} />
        </AdminMay>
      )}
      {vendor.state === "approved" && <Card className="gap-6">{renderCare(vendor)}</Card>}
    </DetailLayout>
  );
}

/** Its orders and products, in their own tabs. */
function Links({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation("vendorReview");
  return (
    <nav aria-label={t("links.label")} className="grid justify-items-start gap-2">
      <AdminMay permission="orders.read">
        <Link to={`?tab=orders&vendor=${vendorId}`} className="inline-flex min-h-6 items-center text-link">
          {t("links.orders")}
        </Link>
      </AdminMay>
      <AdminMay permission="products.read">
        <Link
          to={`?tab=products&list=all&vendor=${vendorId}`}
          className="inline-flex min-h-6 items-center text-link"
        >
          {t("links.products")}
        </Link>
      </AdminMay>
    </nav>
  );
}

/** When it applied, and who decided when; past decisions have nobody. */
function Since({ vendor }: { vendor: VendorForReview }) {
  const { t } = useTranslation("vendorReview");
  const sayAge = useAge();
  const { state, submittedAt, approvedAt, rejectedAt, waitingHours, decidedBy } = vendor;
  const decidedAt = approvedAt ?? rejectedAt;
  return (
    <p className="text-ink-soft text-sm">
      {t("handedInOn", { date: formatDateTime(submittedAt) })}
      {state === "waiting" && ` · ${sayAge(waitingHours)}`}
      {decidedAt && ` · ${t("decidedOn", { date: formatDateTime(decidedAt) })}`}
      {decidedAt && ` · ${t("decidedBy", { name: decidedBy ?? t("unknown") })}`}
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
        align="end"
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
