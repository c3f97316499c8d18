import { Link } from "react-router";
import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import { addDays, addMonths } from "#domains/analytics/periods.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatMonth, formatShare } from "../formats.ts";
import { ordersOf } from "./orders-of.ts";

type Props = { months: MarketAnalytics["cohorts"]["months"]; labelledBy: string };

/** Narrow on a phone, so that the months to the right begin to show. */
const head = "px-2 pb-2 text-right align-bottom font-semibold max-sm:px-1.5 max-sm:text-xs";

/** The months' buyers, and the shares of them that came back in each month after. Wider than the screen, it scrolls by itself. */
export function CohortTable({ months, labelledBy }: Props) {
  const { t } = useTranslation("marketFigures");
  const latest = Array.from(
    { length: Math.max(0, ...months.map(({ later }) => later.length)) },
    (_, n) => n + 1,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-labelledby={labelledBy} tabIndex={0} className="mt-4 overflow-x-auto overscroll-x-contain">
      <table aria-labelledby={labelledBy} className="figures w-full border-separate border-spacing-0 text-sm">
        <thead className="text-ink-soft">
          <tr>
            <th
              scope="col"
              rowSpan={2}
              className="pr-3 pb-2 text-left align-bottom font-semibold max-sm:pr-1 max-sm:text-xs"
            >
              {t("cohortMonth")}
            </th>
            <th scope="col" rowSpan={2} className={head}>
              {t("newBuyers")}
            </th>
            <th scope="col" rowSpan={2} className={head}>
              {t("cohortReturned")}
            </th>
            {latest.length > 0 && (
              <th
                scope="colgroup"
                colSpan={latest.length}
                className="px-2 pb-1 text-left font-semibold max-sm:text-xs"
              >
                {t("cohortLater")}
              </th>
            )}
          </tr>
          <tr>
            {latest.map((since) => (
              <th key={since} scope="col" className={head}>
                {since}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, buyers, returned, later }) => (
            <tr key={month}>
              <th
                scope="row"
                className="whitespace-nowrap border-line border-t py-2 pr-3 text-left font-medium max-sm:pr-1"
              >
                <Link to={firstOrdersOf(month)}>{formatMonth(month)}</Link>
              </th>
              <td className="border-line border-t px-2 py-2 text-right max-sm:px-1.5">
                {formatCount(buyers)}
              </td>
              <Cell count={returned} of={buyers} />
              {latest.map((since) =>
                since <= later.length ? (
                  <Cell key={since} count={later[since - 1]!} of={buyers} isToned />
                ) : (
                  <td key={since} className="border-line border-t" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A share of the month's buyers with its count; the tone says the same as the share. */
function Cell({ count, of, isToned = false }: { count: number; of: number; isToned?: boolean }) {
  const share = count / of;
  return (
    <td
      className="whitespace-nowrap border-line border-t px-2 py-2 text-right max-sm:px-1.5"
      style={
        isToned && share > 0
          ? {
              backgroundColor: `color-mix(in oklab, var(--color-leaf-wash) ${Math.round(20 + share * 80)}%, transparent)`,
            }
          : undefined
      }
    >
      <span className="block font-semibold">{formatShare(Math.round(share * 100) / 100)}</span>
      <span className="block text-ink-soft text-xs">{formatCount(count)}</span>
    </td>
  );
}

/** The first orders of a month, as many as it has new buyers. */
const firstOrdersOf = (month: string) =>
  ordersOf({ from: month, to: addDays(addMonths(month, 1), -1) }, { attention: "first" });
