import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import type { VendorView } from "../shapes.ts";

/** The seller's legal information, required of a marketplace: company, location, contact. */
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
                <Icon name="external-link" className="size-4 shrink-0" />
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
