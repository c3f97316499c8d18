import { lazy, Suspense } from "react";
import { Await } from "react-router";
import type { ReviewPage } from "#domains/reviews/web/review-page.ts";
import { ReviewSkeleton } from "#domains/reviews/web/review-skeleton.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";

/** Below the first screen: its HTML comes from the server, and its code after that of the product. */
const ReviewSection = lazy(() => import("#domains/reviews/web/review-section.tsx"));

type ReviewBandProps = {
  productId: string;
  productName: string;
  companyName: string;
  firstPage: Promise<ReviewPage | null>;
};

/** Streamed after the product; null if it failed. */
export function ReviewBand({ firstPage, ...product }: ReviewBandProps) {
  const { t } = useTranslation("reviews");
  return (
    <Section id="reviews" tone="sunken" space="lg">
      <Container width="wide">
        <SectionHeading title={t("title")} />
        <Suspense fallback={<ReviewSkeleton />}>
          <Await resolve={firstPage}>
            {(page) => <ReviewSection key={product.productId} {...product} firstPage={page} />}
          </Await>
        </Suspense>
      </Container>
    </Section>
  );
}
