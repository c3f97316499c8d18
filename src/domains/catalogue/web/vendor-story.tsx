import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { VendorMark } from "#domains/vendors/web/vendor-mark.tsx";
import { useCountryName } from "#i18n/country-name.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

/** Who made it, in their own words. */
export function VendorStory({ vendor }: { vendor: ProductDetail["vendor"] }) {
  const { t } = useTranslation("catalogue");
  const { t: tVendors } = useTranslation("vendors");
  const countryName = useCountryName();
  const place = [vendor.city, countryName(vendor.country)].filter(Boolean).join(", ");
  return (
    <section className="grid gap-x-8 gap-y-5 rounded-leaf-lg bg-leaf-wash p-6 sm:grid-cols-[auto_1fr] sm:p-9">
      <VendorMark
        name={vendor.companyName}
        logoUrl={vendor.logoUrl}
        className="size-18 bg-surface sm:size-24"
      />
      <div className="min-w-0">
        <h2 className="font-display font-semibold text-heading">
          {t("product.vendorStory", { vendor: vendor.companyName })}
        </h2>
        <p className="mt-1 text-ink-soft text-sm">
          {tVendors(`type.${vendor.businessType}` as "type.other")} · {place}
        </p>
        <p lang={vendor.language} className="mt-4 max-w-prose whitespace-pre-line">
          {vendor.description}
        </p>
        {vendor.certifications.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-2">
            {vendor.certifications.map((one) => (
              <li key={one}>
                <Badge tone="leaf">{tVendors(`certification.${one}` as "certification.organic")}</Badge>
              </li>
            ))}
          </ul>
        )}
        <Button asChild variant="secondary" className="mt-6">
          <Link to={`/products?vendor=${vendor.id}`}>
            {t("product.visitVendor", { vendor: vendor.companyName })}
          </Link>
        </Button>
      </div>
    </section>
  );
}
