import { useSearchParams } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { ProductActions } from "#domains/decisions/web/product-actions.tsx";
import { ProductDecisions } from "#domains/decisions/web/product-decisions.tsx";
import { ProductEdit } from "#domains/decisions/web/product-edit.tsx";
import { PublishedEdits } from "#domains/decisions/web/published-edits.tsx";
import { RejectProduct } from "#domains/decisions/web/reject-product.tsx";
import { useProductDecisions } from "#domains/decisions/web/use-product-decisions.tsx";
import { AllProducts } from "#domains/listings/web/queue/all-products.tsx";
import { readAllProductsParams } from "#domains/listings/web/queue/all-products-params.ts";
import { DueChecks, readChecksParams } from "#domains/listings/web/queue/due-checks.tsx";
import { ProductQueue } from "#domains/listings/web/queue/product-queue.tsx";
import { ProductReview } from "#domains/listings/web/queue/product-review.tsx";
import { readQueueParams } from "#domains/listings/web/queue/queue-params.ts";
import { NotesCard } from "#domains/notes/web/notes-card.tsx";
import { SubjectTimeline } from "#domains/security/web/subject-timeline.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminProducts({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const productId = params.get("product");
  if (productId)
    await client.prefetchQuery(queries.listings.getQueuedProduct.queryOptions({ input: { productId } }));
  else if (params.get("list") === "checks")
    await client.prefetchQuery(
      queries.listings.listDueChecks.queryOptions({ input: readChecksParams(params) }),
    );
  else if (params.get("list") === "all")
    await client.prefetchQuery(
      queries.listings.listAllProducts.queryOptions({ input: readAllProductsParams(params) }),
    );
  else
    await client.prefetchQuery(
      queries.listings.listProductQueue.queryOptions({ input: readQueueParams(params) }),
    );
}

export function AdminProductsPanel() {
  const [params] = useSearchParams();
  const productId = params.get("product");
  if (productId && params.get("edit") === "1")
    return (
      <AdminMay permission="products.manage">
        <ProductEdit key={productId} productId={productId} />
      </AdminMay>
    );
  if (productId)
    return (
      <ProductReview
        key={productId}
        productId={productId}
        renderCare={(product) => (
          <div className="flex flex-wrap gap-3">
            <ProductActions product={product} />
          </div>
        )}
        renderReject={(product, submittedAt) => <RejectProduct product={{ ...product, submittedAt }} />}
        renderChecks={(product) => <PublishedEdits product={product} />}
        records={
          <>
            <ProductDecisions productId={productId} />
            <SubjectTimeline subjectKind="product" subjectId={productId} />
            <NotesCard subjectKind="product" subjectId={productId} />
          </>
        }
      />
    );
  if (params.get("list") === "checks") return <DueChecks />;
  return params.get("list") === "all" ? <EveryProduct /> : <ProductQueue shown={readQueueParams(params)} />;
}

/** The list that an administrator's decisions can be made in. */
function EveryProduct() {
  return <AllProducts decisions={useProductDecisions()} />;
}
