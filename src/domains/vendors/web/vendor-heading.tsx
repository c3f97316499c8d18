import { useQuery } from "@tanstack/react-query";
import { classifyError } from "#client/classify-error.ts";
import { queries } from "#client/queries.ts";
import { LateReportButton } from "#domains/moderation/web/late-report-button.tsx";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { inkOn } from "../shop-rules.ts";
import { TraderBlock } from "./trader-block.tsx";
import { VendorCertifications } from "./vendor-certifications.tsx";
import { VendorFigures } from "./vendor-figures.tsx";
import { VendorMark } from "./vendor-mark.tsx";
import { VendorNotFound } from "./vendor-not-found.tsx";
import { VendorStoryText } from "./vendor-story-text.tsx";

/** The header of a vendor's page: /products?vendor=… */
export default function VendorHeading({ vendorId }: { vendorId: string }) {
  const { t } = useTranslation("vendors");
  const countryName = useCountryName();
  const {
    data: vendor,
    error,
    isFetching,
    refetch,
  } = useQuery(queries.vendors.getVendor.queryOptions({ input: { vendorId } }));
  if (error && !vendor) {
    if (["not_found", "validation"].includes(classifyError(error).type)) return <VendorNotFound />;
    return (
      <>
        <PageHeading title={t("storefront")} />
        <InlineRetry isShown isRetrying={isFetching} onRetry={() => void refetch()} className="mt-4" />
      </>
    );
  }
  if (!vendor) return <Skeleton className="h-64 rounded-leaf-lg" />;
  const { brandColor, backOn } = vendor;
  const place = [vendor.city, countryName(vendor.country)].filter(Boolean).join(", ");
  return (
    <div className="overflow-hidden rounded-leaf-lg bg-sunken">
      <div
        className="relative h-16 overflow-hidden bg-leaf text-on-leaf sm:h-24"
        // Black or white lines, whichever contrasts with the vendor's color, in either theme.
        style={brandColor ? { backgroundColor: brandColor, color: inkOn(brandColor) } : undefined}
      >
        <ContourLines className="top-1/2 right-0 w-170 -translate-y-1/2 text-current" />
      </div>
      <div className="grid gap-x-8 gap-y-4 px-5 pb-6 sm:grid-cols-[auto_1fr] sm:px-9 sm:pb-8">
        <VendorMark
          name={vendor.companyName}
          logoUrl={vendor.logoUrl}
          className="relative z-10 -mt-10 size-20 border-4 border-sunken sm:-mt-12 sm:size-28"
        />
        <div className="min-w-0 sm:pt-5">
          <PageHeading
            title={<span className="wrap-anywhere">{vendor.companyName}</span>}
            eyebrow={[vendor.businessType !== "other" && t(`type.${vendor.businessType}`), place]
              .filter(Boolean)
              .join(" · ")}
          />
          <VendorFigures vendorId={vendorId} sellingSince={vendor.sellingSince} />
          {backOn && (
            <p className="mt-4 inline-flex items-center gap-2.5 rounded-leaf-sm bg-info-wash px-4 py-2.5 font-semibold text-info-ink">
              <Icon name="calendar-clock" className="size-5 shrink-0" />
              {t("away.backOn", { date: formatDate(backOn) })}
            </p>
          )}
          <VendorStoryText
            key={vendorId}
            language={vendor.language}
            text={vendor.description}
            shortEnough={190}
          />
          {vendor.certifications.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-2">
              {vendor.certifications.map((one) => (
                <li key={one}>
                  <Badge tone="green" size="md">
                    <Icon name="award" />
                    {t(`certification.${one}`)}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          {/* Legal information and certifications: behind a disclosure, not between story and products. */}
          <Disclosure title={t("stall.about")} className="mt-2 border-b-0">
            <TraderBlock vendor={vendor} place={place} />
            <VendorCertifications certifications={vendor.certifications} />
          </Disclosure>
          <LateReportButton kind="vendor" id={vendorId} name={vendor.companyName} />
        </div>
      </div>
    </div>
  );
}
