import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { queries } from "#client/queries.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { inkOn } from "../shop-rules.ts";
import { TraderBlock } from "./trader-block.tsx";
import { VendorMark } from "./vendor-mark.tsx";

/** The head of a vendor's stall: /products?vendor=… */
export function VendorHeading({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation("vendors");
  const countryName = useCountryName();
  const { data: vendor, isError } = useQuery(queries.vendors.getVendor.queryOptions({ input: { vendorId } }));
  if (isError) {
    return (
      <>
        <PageHeading title={t("storefront")} />
        <InlineNotice tone="warning" className="mt-6">
          {t("notFound")}
        </InlineNotice>
      </>
    );
  }
  if (!vendor) return <Skeleton className="h-14 w-2/3" />;
  const { brandColor, backOn } = vendor;
  const place = [vendor.city, countryName(vendor.country)].filter(Boolean).join(", ");
  return (
    <div className="overflow-hidden rounded-leaf-lg bg-sunken">
      {brandColor && (
        <p
          className="px-6 py-3 font-semibold sm:px-9"
          style={{ backgroundColor: brandColor, color: inkOn(brandColor) }}
        >
          {t("stallOf", { vendor: vendor.companyName })}
        </p>
      )}
      <div className="grid gap-x-8 gap-y-5 p-6 sm:grid-cols-[auto_1fr] sm:p-9">
        <VendorMark name={vendor.companyName} logoUrl={vendor.logoUrl} className="size-20 sm:size-28" />
        <div className="min-w-0">
          <PageHeading
            title={<span className="wrap-anywhere">{vendor.companyName}</span>}
            eyebrow={`${t(`type.${vendor.businessType}`)} · ${place}`}
          />
          <VendorRating vendorId={vendorId} />
          {backOn && (
            <p className="mt-4 inline-flex items-center gap-2.5 rounded-leaf-sm bg-info-wash px-4 py-2.5 font-semibold text-info-ink">
              <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
              {t("away.backOn", { date: formatDate(backOn) })}
            </p>
          )}
          <p
            lang={vendor.language}
            className="wrap-anywhere mt-4 max-w-prose whitespace-pre-line text-ink-soft"
          >
            {vendor.description}
          </p>
          {vendor.certifications.length > 0 && (
            <ul className="mt-5 flex flex-wrap gap-2">
              {vendor.certifications.map((one) => (
                <li key={one}>
                  <Badge tone="green" size="md">
                    {t(`certification.${one}`)}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          <TraderBlock vendor={vendor} place={place} />
        </div>
      </div>
    </div>
  );
}

/** Over all that it sells; nothing until somebody said something. */
function VendorRating({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation("vendors");
  const { data } = useQuery(queries.reviews.getVendorRating.queryOptions({ input: { vendorId } }));
  if (!data || data.reviewCount === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <RatingStars value={data.ratingAverage} size="md" />
      <span className="text-ink-soft text-sm">{t("reviews", { count: data.reviewCount })}</span>
    </p>
  );
}
