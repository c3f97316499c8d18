import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { BackToList, DetailLayout, DetailSection } from "#client/detail-layout.tsx";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { ProductGallery } from "#domains/catalogue/web/product-gallery.tsx";
import { ProductNotFound } from "#domains/catalogue/web/product-not-found.tsx";
import type { QueuedProduct } from "#domains/listings/product-shapes.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ContentDiff } from "../content-diff.tsx";
import { useContentFacts } from "../content-facts.ts";
import { StateBadge } from "../own/state-badge.tsx";
import { DecisionForm } from "./decision-form.tsx";

type Props = {
  productId: string;
  /** What can be decided about an approved product, beside it. */
  renderCare: (product: QueuedProduct) => ReactNode;
  /** Edits that are looked at afterwards. */
  renderChecks: (product: QueuedProduct) => ReactNode;
  /** What rejects the product or edit that waits since then. */
  renderReject: (product: QueuedProduct, submittedAt: string) => ReactNode;
  /** Below it: decisions, timeline, notes. */
  records: ReactNode;
};

/** A product as a buyer would see it, the changes of an edit, and the decision. */
export function ProductReview({ productId, renderCare, renderChecks, renderReject, records }: Props) {
  const { t } = useTranslation("listings");
  const { data, error, refetch, isFetching } = useQuery(
    queries.listings.getQueuedProduct.queryOptions({ input: { productId } }),
  );
  const code = error ? classifyError(error).code : null;
  if (code === "NOT_FOUND" || code === "BAD_REQUEST") return <ProductNotFound />;
  if (error && !data)
    return <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-96" />;
  const waiting = data.revision?.state === "waiting" ? data.revision : null;
  const isOpen = data.state === "waiting" || waiting !== null;
  const isApproved = data.state === "active" || data.state === "inactive";
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackToList to="?tab=products">{t("queue.back")}</BackToList>
      <DetailLayout
        title={data.name}
        status={<StateBadge {...data} revisionState={data.revision?.state ?? null} />}
        summary={<Summary product={data} />}
        side={isApproved && renderCare(data)}
        records={records}
      >
        {waiting && (
          <DetailSection title={t("queue.changes")}>
            <ContentDiff before={data} after={waiting.content} />
          </DetailSection>
        )}
        {isOpen && (
          <AdminMay permission="products.manage">
            <DecisionForm
              productId={data.id}
              submittedAt={(waiting ?? data).submittedAt}
              isRevision={waiting !== null}
              reject={renderReject(data, (waiting ?? data).submittedAt)}
            />
          </AdminMay>
        )}
        {renderChecks(data)}
        <DetailSection title={t(waiting ? "queue.onSaleNow" : "queue.preview")}>
          <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
            <ProductGallery name={data.name} imageUrls={data.imageUrls} />
            <Preview product={data} />
          </div>
        </DetailSection>
      </DetailLayout>
    </div>
  );
}

/** Whose it is, and when it was submitted. */
function Summary({ product }: { product: QueuedProduct }) {
  const { t } = useTranslation("listings");
  const countryName = useCountryName();
  const { vendor, createdAt, submittedAt } = product;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      <Link
        to={`?tab=vendors&vendor=${vendor.id}`}
        className="inline-flex min-h-6 items-center wrap-anywhere text-link"
      >
        {vendor.companyName}
      </Link>
      <span>· {countryName(vendor.country)}</span>
      <span>
        · {t("all.columns.added")}: {formatDateTime(createdAt)}
      </span>
      {submittedAt !== createdAt && (
        <span>
          · {t("queue.submitted")}: {formatDateTime(submittedAt)}
        </span>
      )}
    </p>
  );
}

/** What buyers read of it. */
function Preview({ product }: { product: QueuedProduct }) {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const factsOf = useContentFacts();
  const facts = factsOf(product).filter(({ key, value }) => value && key !== "name" && key !== "description");
  return (
    <div className="grid gap-5">
      <p className="whitespace-pre-line break-words" lang={product.language}>
        {product.description}
      </p>
      <FactsTable
        facts={[
          { label: tCatalogue("fact.price"), value: formatUsd(product.priceCents) },
          { label: t("form.stock"), value: formatCount(product.stockQuantity) },
          ...facts.map(({ label, value }) => ({ label, value })),
        ]}
      />
    </div>
  );
}
