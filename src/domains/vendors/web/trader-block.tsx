import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import type { VendorView } from "../shapes.ts";

type Trader = Pick<VendorView, "companyName" | "website" | "phoneNumber" | "trader">;

/** The seller's legal information, required of a marketplace: names, address, contact, register (R63). */
export function TraderBlock({ vendor, place }: { vendor: Trader; place: string }) {
  const { t } = useTranslation("vendors");
  const { website, phoneNumber, trader } = vendor;
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
        <Fact label={t("trader.company")}>{vendor.companyName}</Fact>
        {trader && <Fact label={t("trader.legalName")}>{trader.legalName}</Fact>}
        {trader && (
          <Fact label={t("trader.address")}>
            <span className="whitespace-pre-line">{trader.registeredAddress}</span>
          </Fact>
        )}
        <Fact label={t("trader.place")}>{place}</Fact>
        <Fact label={t("trader.phone")}>
          <a href={`tel:${phoneNumber}`} className="figures inline-block min-h-6 text-link">
            {phoneNumber}
          </a>
        </Fact>
        {trader && (
          <Fact label={t("trader.email")}>
            <a href={`mailto:${trader.contactEmail}`} className="inline-block min-h-6 text-link">
              {trader.contactEmail}
            </a>
          </Fact>
        )}
        {trader && (
          <Fact label={t("trader.register")}>{trader.registrationNumber ?? t("trader.noRegister")}</Fact>
        )}
        {website && (
          <Fact label={t("website")}>
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="inline-flex min-h-6 items-center gap-1.5 text-link"
            >
              {new URL(website).hostname}
              <Icon name="external-link" className="size-4 shrink-0" />
              <span className="sr-only">({t("newTab")})</span>
            </a>
          </Fact>
        )}
      </dl>
      {trader && <p className="mt-3 text-ink-soft text-sm">{t("trader.certified")}</p>}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere font-medium text-ink">{children}</dd>
    </div>
  );
}
