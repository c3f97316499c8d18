import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { cn } from "#ui/class-names.ts";
import type { WaitingRates } from "../../rate-calls.ts";
import { rateParts, type ShippingRates, shippingZones } from "../../shop-rules.ts";

export type MarketRates = { rates: ShippingRates; shareBasisPoints: number } | null;

/** A vendor's present and wanted rates beside what most of the market charges; those above it stand out. */
export function RatesTable({ waiting, market }: { waiting: WaitingRates; market: MarketRates }) {
  const { t } = useTranslation("vendorReview");
  const { t: tShop } = useTranslation("vendorShop");
  const { present, wanted, companyName } = waiting;
  const head = "border-line border-b-2 py-2 pl-3 text-right font-semibold text-ink-soft";
  const share = market && market.shareBasisPoints / 100;
  return (
    <table aria-label={t("rates.table", { company: companyName })} className="figures w-full text-sm">
      <thead>
        <tr className="align-bottom">
          <th scope="col" className={cn(head, "pl-0 text-left")}>
            {t("rates.rate")}
          </th>
          <th scope="col" className={head}>
            {t("rates.present")}
          </th>
          <th scope="col" className={head}>
            {t("rates.wanted")}
          </th>
          {market && (
            <th scope="col" className={head}>
              {t("rates.market", { share })}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {shippingZones.flatMap((zone) =>
          rateParts.map((part) => {
            const name = `${zone}${part}` as const;
            const isAbove = market && wanted[name] > present[name] && wanted[name] > market.rates[name];
            return (
              <tr key={name}>
                <th scope="row" className="py-2 text-left font-medium">
                  {tShop(`zone.${zone}`)} · {tShop(`rate.${part}`)}
                </th>
                <td className="py-2 pl-3 text-right">{formatUsd(present[name])}</td>
                <td className={cn("py-2 pl-3 text-right", isAbove && "font-bold text-danger-ink")}>
                  {formatUsd(wanted[name])}
                </td>
                {market && <td className="py-2 pl-3 text-right">{formatUsd(market.rates[name])}</td>}
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}
