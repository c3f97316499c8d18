import { href, Link } from "react-router";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { TraderBlock } from "#domains/vendors/web/trader-block.tsx";
import { VendorCertifications } from "#domains/vendors/web/vendor-certifications.tsx";
import { VendorMark } from "#domains/vendors/web/vendor-mark.tsx";
import { VendorStoryText } from "#domains/vendors/web/vendor-story-text.tsx";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";

type Certifications = Parameters<typeof VendorCertifications>[0]["certifications"];

/** The vendor's story in its own words. */
export default function VendorStory({ vendor }: { vendor: ProductDetail["vendor"] }) {
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
          {[
            vendor.businessType !== "other" && tVendors(`type.${vendor.businessType}` as "type.roastery"),
            place,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <VendorStoryText
          key={vendor.id}
          language={vendor.language}
          text={vendor.description}
          shortEnough={800}
        />
        <VendorCertifications certifications={vendor.certifications as Certifications} />
        <Disclosure title={tVendors("trader.title")} className="mt-2 border-b-0">
          <TraderBlock vendor={vendor} place={place} />
        </Disclosure>
        <Button asChild variant="secondary" className="mt-6">
          <Link to={withQuery(href("/products"), { vendor: vendor.id })}>
            {t("product.visitVendor", { vendor: vendor.companyName })}
            <Icon name="arrow-right" />
          </Link>
        </Button>
      </div>
    </section>
  );
}
