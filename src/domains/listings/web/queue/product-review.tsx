import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { ProductGallery } from "#domains/catalogue/web/product-gallery.tsx";
import { ProductNotFound } from "#domains/catalogue/web/product-not-found.tsx";
import type { QueuedProduct } from "#domains/listings/product-shapes.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ContentDiff } from "../content-diff.tsx";
import { useContentFacts } from "../content-facts.ts";
import { StateBadge } from "../own/state-badge.tsx";
import { DecisionForm } from "./decision-form.tsx";

type Props = {
  productId: string;
  /** Additional controls for an approved product, above it. */
  renderCare: (product: QueuedProduct) => ReactNode;
};

/** A product as a buyer would see it, the changes of an edit, and the decision. */
export function ProductReview({ productId, renderCare }: Props) {
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
  return (
    <div className="grid gap-6">
      <Button asChild variant="link" className="justify-self-start">
        <Link to="?tab=products">
          <Icon name="arrow-left" />
          {t("queue.back")}
        </Link>
      </Button>
      <div className="grid gap-2">
        <h2 className="break-words font-display font-semibold text-title">{data.name}</h2>
        <StateBadge {...data} revisionState={data.revision?.state ?? null} />
      </div>
      {(data.state === "active" || data.state === "inactive") && renderCare(data)}
      {waiting && (
        <Card asChild>
          <section aria-labelledby="changes">
            <CardTitle id="changes" as="h3" className="mb-4">
              {t("queue.changes")}
            </CardTitle>
            <ContentDiff before={data} after={waiting.content} />
          </section>
        </Card>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ProductGallery name={data.name} imageUrls={data.imageUrls} />
        <Preview product={data} title={t(waiting ? "queue.onSaleNow" : "queue.preview")} />
      </div>
      {isOpen && (
        <AdminMay permission="products.manage">
          <DecisionForm
            productId={data.id}
            submittedAt={(waiting ?? data).submittedAt}
            isRevision={waiting !== null}
          />
        </AdminMay>
      )}
    </div>
  );
}

function Preview({ product, title }: { product: QueuedProduct; title: string }) {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const countryName = useCountryName();
  const factsOf = useContentFacts();
  const { vendor } = product;
  const facts = factsOf(product).filter(({ key, value }) => value && key !== "name" && key !== "description");
  return (
    <section className="grid gap-5">
      <h3 className="font-display font-semibold text-heading">{title}</h3>
      <p className="whitespace-pre-line break-words" lang={product.language}>
        {product.description}
      </p>
      <FactsTable
        facts={[
          { label: tCatalogue("fact.price"), value: formatUsd(product.priceCents) },
          { label: t("form.stock"), value: product.stockQuantity.toLocaleString("en-US") },
          ...facts.map(({ label, value }) => ({ label, value })),
          {
            label: tCatalogue("fact.vendor"),
            value: `${vendor.companyName}, ${countryName(vendor.country)}`,
          },
        ]}
      />
    </section>
  );
}
