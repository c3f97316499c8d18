import { href, Link } from "react-router";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { ConnectWithVendor } from "#domains/messaging/web/connect-with-vendor.tsx";
import { LateReportButton } from "#domains/moderation/web/late-report-button.tsx";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatWeight } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Price } from "#ui/price.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import { DeliveryLine } from "./delivery-line.tsx";
import { ProductPromises } from "./product-promises.tsx";
import { ProductPurchase } from "./product-purchase.tsx";
import { ProductStock } from "./product-stock.tsx";
import { ProductTaste } from "./product-taste.tsx";
import { unitPriceOf } from "./product-unit-price.ts";

/** Beside the pictures: name, vendor, rating, price and purchase. */
export function ProductSummary({ product }: { product: ProductDetail }) {
  const { t, i18n } = useTranslation("catalogue");
  const { t: tReviews } = useTranslation("reviews");
  const countryName = useCountryName();
  const unitPrice = unitPriceOf(product);
  const { vendor } = product;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft">
        <Link to={withQuery(href("/products"), { vendor: vendor.id })} className="text-link">
          {vendor.companyName}
        </Link>
        {product.originCountry && (
          <>
            <span aria-hidden="true">·</span>
            <span>{countryName(product.originCountry)}</span>
          </>
        )}
      </p>
      <h1
        id="page-title"
        tabIndex={-1}
        lang={product.language}
        className="mt-2 font-display font-semibold text-title"
      >
        {product.name}
      </h1>
      {product.language !== i18n.language && (
        <p className="mt-1 text-ink-soft text-sm">{t(`product.shownIn.${product.language}`)}</p>
      )}
      <a
        href="#reviews"
        className="mt-3 inline-flex min-h-6 items-center gap-2.5 no-underline hover:underline"
      >
        {product.reviewCount > 0 ? (
          <>
            <RatingStars value={product.ratingAverage} size="md" />
            <span className="text-ink-soft text-sm">{tReviews("count", { count: product.reviewCount })}</span>
          </>
        ) : (
          <span className="text-ink-soft text-sm">{tReviews("none")}</span>
        )}
      </a>
      <ProductTaste notes={product.tastingNotes} />
      <div className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Price cents={product.priceCents} size="xl" />
        <span className="figures text-ink-soft">
          {t("product.perUnit", { weight: formatWeight(product.weightGrams) })}
          {unitPrice && ` · ${t("product.per100", { price: unitPrice })}`}
        </span>
      </div>
      <div className="mt-3">{!product.backOn && <ProductStock stockQuantity={product.stockQuantity} />}</div>
      {!product.backOn && product.stockQuantity > 0 && <DeliveryLine on="page" product={product} />}
      {vendor.isOwn && (
        <InlineNotice tone="info" className="mt-5">
          {t("product.own")}
        </InlineNotice>
      )}
      <ProductPurchase key={product.id} product={product} />
      {!vendor.isOwn && (
        <div className="mt-4">
          <ConnectWithVendor key={product.id} productId={product.id} />
        </div>
      )}
      <ProductPromises vendor={vendor} />
      {!vendor.isOwn && <LateReportButton kind="product" id={product.id} name={product.name} />}
    </div>
  );
}
