import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { href, isRouteErrorResponse } from "react-router";
import { useFollowedProduct } from "#client/live-product.ts";
import { queries } from "#client/queries.ts";
import { useCountView } from "#domains/analytics/web/use-count-view.ts";
import { ProductGallery } from "#domains/catalogue/web/product-gallery.tsx";
import { ProductGlance } from "#domains/catalogue/web/product-glance.tsx";
import { ProductNotFound } from "#domains/catalogue/web/product-not-found.tsx";
import { ProductSummary } from "#domains/catalogue/web/product-summary.tsx";
import { RecentPlace } from "#domains/catalogue/web/recently-viewed/recent-place.tsx";
import { ProductOffers } from "#domains/promotions/web/product-offers.tsx";
import { SearchBar } from "#domains/search/web/search-bar.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Container } from "#ui/container.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { orNotFound, startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/product.ts";
import { ProductMeta } from "./product/product-meta.tsx";
import { ProductText } from "./product/product-text.tsx";
import { RelatedBand } from "./product/related-band.tsx";
import { ReviewBand } from "./product/review-band.tsx";

/** Far below what one comes for: the document has it, and its code can wait. */
const VendorStory = lazy(() => import("#domains/catalogue/web/vendor-story.tsx"));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, client, queries, dehydrate } = startLoad(context);
  const { productId } = params;
  // Started before the product is loaded and streamed after it; a failure is shown in its own section.
  const reviews = api.reviews.listReviews({ productId, page: 1 }).catch(() => null);
  const related = api.catalogue.listRelatedProducts({ productId }).catch(() => null);
  await Promise.all([
    orNotFound(client.fetchQuery(queries.catalogue.getProduct.queryOptions({ input: { productId } }))),
    client.prefetchQuery(queries.settings.getPromises.queryOptions({ input: {} })),
  ]);
  return { dehydrated: dehydrate(), reviews, related };
}

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation("catalogue");
  const { t: tWords } = useTranslation();
  const { data: product } = useQuery(
    queries.catalogue.getProduct.queryOptions({ input: { productId: params.productId } }),
  );
  useCountView(params.productId);
  useFollowedProduct(params.productId);
  if (!product) return null;
  return (
    <>
      <ProductMeta product={product} reviews={loaderData.reviews} />
      <Container width="wide" className="pt-6 pb-16">
        <Breadcrumb
          // On a phone the name is just below, and a second line of breadcrumbs would push the picture down.
          className="mb-5 max-sm:mb-3 max-sm:[&_li:last-child]:hidden max-sm:[&_li:nth-last-child(2)>span]:hidden"
          items={[
            { label: tWords("nav.home"), to: href("/") },
            {
              label: t(`category.${product.category}.name`),
              to: href("/categories/:categorySlug", { categorySlug: product.category }),
            },
            { label: product.name, language: product.language },
          ]}
        />
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
          <div className="min-w-0">
            <ProductGallery key={product.id} name={product.name} imageUrls={product.imageUrls} />
          </div>
          <ProductSummary product={product} />
        </div>
        <ProductOffers productId={product.id} />
        <ProductGlance product={product} />
        <ProductText product={product} />
        <Suspense fallback={<Skeleton className="mt-14 h-64 rounded-leaf-lg" />}>
          <VendorStory vendor={product.vendor} />
        </Suspense>
      </Container>
      <ReviewBand
        productId={product.id}
        productName={product.name}
        companyName={product.vendor.companyName}
        firstPage={loaderData.reviews}
      />
      <RelatedBand product={product} related={loaderData.related} />
      <RecentPlace productId={product.id} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation("catalogue");
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <PageMeta title={t("product.notFound")} isPrivate />
      <ProductNotFound search={<SearchBar size="lg" />} />
    </>
  );
}
