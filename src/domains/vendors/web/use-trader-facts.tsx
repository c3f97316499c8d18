import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import type { Fact } from "#ui/facts-table.tsx";
import type { TraderView } from "../shapes.ts";

/** Who sells, as the vendor itself and administrators see it. */
export function useTraderFacts(trader: TraderView | null): Fact[] {
  const { t } = useTranslation("trader");
  if (!trader) return [{ label: t("title"), value: t("notStated") }];
  return [
    { label: t("legalName"), value: <span className="wrap-anywhere">{trader.legalName}</span> },
    {
      label: t("registeredAddress"),
      value: <span className="wrap-anywhere whitespace-pre-line">{trader.registeredAddress}</span>,
    },
    {
      label: t("registrationNumber"),
      value: trader.registrationNumber ? (
        <span className="wrap-anywhere figures">{trader.registrationNumber}</span>
      ) : (
        t("noNumber")
      ),
    },
    {
      label: t("contactEmail"),
      value: (
        <a href={`mailto:${trader.contactEmail}`} className="wrap-anywhere text-link">
          {trader.contactEmail}
        </a>
      ),
    },
    { label: t("statedOn"), value: formatDateTime(trader.selfCertifiedAt) },
  ];
}
