import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { href, Link, useNavigate } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { ProductNotFound } from "#domains/catalogue/web/product-not-found.tsx";
import type { OwnProduct } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { ContentDiff } from "../content-diff.tsx";
import { ProductForm } from "../form/product-form.tsx";
import { refreshProducts } from "../refresh-products.ts";
import { StateBadge } from "./state-badge.tsx";

const listPath = withQuery(href("/vendor/dashboard"), { tab: "products" });

/** One's own product in the form, with an admin's reason and its pending edit. */
export function ProductEditor({ productId }: { productId: string }) {
  const { t } = useTranslation("listings");
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(
    queries.listings.getMyProduct.queryOptions({ input: { productId } }),
  );
  const code = error ? classifyError(error).code : null;
  if (code === "NOT_FOUND" || code === "BAD_REQUEST") return <ProductNotFound />;
  if (error && !data)
    return <ErrorState message={t("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-96" />;
  const onSaved = (saved: OwnProduct) => {
    const waits = saved.state === "waiting" || saved.revision?.state === "waiting";
    notify.success(t("saved.title"), { description: t(waits ? "saved.waits" : "saved.done") });
    void navigate(listPath);
  };
  return (
    <div className="grid gap-6">
      <Button asChild variant="link" className="justify-self-start">
        <Link to={listPath}>
          <Icon name="arrow-left" />
          {t("allProducts")}
        </Link>
      </Button>
      <div className="grid gap-2">
        <h2 className="break-words font-display font-semibold text-title">{data.name}</h2>
        <StateBadge {...data} revisionState={data.revision?.state ?? null} />
      </div>
      {data.rejectionReason && (
        <InlineNotice tone="danger" title={t("rejectedTitle")}>
          <p className="text-base">{data.rejectionReason}</p>
          <p className="mt-1">{t("rejectedHow")}</p>
        </InlineNotice>
      )}
      {data.revision && <RevisionCard product={data} revision={data.revision} />}
      <ProductForm key={`${data.submittedAt}${data.revision?.id ?? ""}`} product={data} onSaved={onSaved} />
    </div>
  );
}

type Revision = NonNullable<OwnProduct["revision"]>;

function RevisionCard({ product, revision }: { product: OwnProduct; revision: Revision }) {
  const { t } = useTranslation("listings");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const { mutate, isPending } = useMutation(
    queries.listings.withdrawRevision.mutationOptions({
      onError: notifyError,
      async onSuccess() {
        notify.success(t("did.withdrawn"));
        await refreshProducts(queryClient);
      },
    }),
  );
  const isRejected = revision.state === "rejected";
  return (
    <Card asChild className="gap-4">
      <section aria-labelledby="revision">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h3 id="revision" className="font-display font-semibold text-heading">
              {t(isRejected ? "revision.rejectedTitle" : "revision.waitingTitle")}
            </h3>
            <p className="text-ink-soft">
              {t(isRejected ? "revision.rejectedText" : "revision.waitingText")}
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            loading={isPending}
            onClick={() => mutate({ productId: product.id })}
          >
            {t("revision.withdraw")}
          </Button>
        </div>
        {revision.rejectionReason && <InlineNotice tone="danger">{revision.rejectionReason}</InlineNotice>}
        <ContentDiff before={product} after={revision.content} />
      </section>
    </Card>
  );
}
