import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { VendorView } from "../shapes.ts";

/** Who one buys from, as the law asks of a marketplace: the company, where it is, and how to reach it. */
export function TraderBlock({ vendor, place }: { vendor: VendorView; place: string }) {
  const { t } = useTranslation("vendors");
  const { website, phoneNumber } = vendor;
  const facts = [
    { label: t("trader.company"), value: vendor.companyName },
    { label: t("trader.place"), value: place },
    {
      label: t("trader.phone"),
      value: (
        <a href={`tel:${phoneNumber}`} className="figures inline-block min-h-6 text-link">
          {phoneNumber}
        </a>
      ),
    },
    ...(website
      ? [
          {
            label: t("website"),
            value: (
              <a
                href={website}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="wrap-anywhere inline-flex min-h-6 items-center gap-1.5 text-link"
              >
                {new URL(website).hostname}
                <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
                <span className="sr-only">({t("newTab")})</span>
              </a>
            ),
          },
        ]
      : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere font-medium text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
