import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { queries } from "#client/queries.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
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
  const place = [vendor.city, countryName(vendor.country)].filter(Boolean).join(", ");
  return (
    <div className="grid gap-x-8 gap-y-5 rounded-leaf-lg bg-sunken p-6 sm:grid-cols-[auto_1fr] sm:p-9">
      <VendorMark name={vendor.companyName} logoUrl={vendor.logoUrl} className="size-20 sm:size-28" />
      <div className="min-w-0">
        <PageHeading title={vendor.companyName} eyebrow={`${t(`type.${vendor.businessType}`)} · ${place}`} />
        <p lang={vendor.language} className="mt-4 max-w-prose whitespace-pre-line text-ink-soft">
          {vendor.description}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2.5 text-ink-soft text-sm">
          {vendor.certifications.map((one) => (
            <Badge key={one} tone="green">
              {t(`certification.${one}`)}
            </Badge>
          ))}
          <span>{t("sellingSince", { date: formatDate(vendor.sellingSince) })}</span>
          {vendor.website && (
            <a
              href={vendor.website}
              target="_blank"
              rel="noopener nofollow"
              className="inline-flex min-h-6 items-center gap-1.5 text-link"
            >
              {t("website")}
              <ExternalLink aria-hidden="true" className="size-4" />
              <span className="sr-only">({t("newTab")})</span>
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
