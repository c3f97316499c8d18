import { Link } from "react-router";
import type { OverviewPeriod } from "#domains/moderation/overview-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { cn } from "#ui/class-names.ts";

type Periods = { recent: OverviewPeriod; before: OverviewPeriod };
type FigureName =
  | "goods"
  | "orders"
  | "earned"
  | "gross"
  | "refunded"
  | "cancelled"
  | "commission"
  | "subsidy"
  | "cardFees"
  | "losses";
type Figure = {
  name: FigureName;
  of: (period: OverviewPeriod) => number;
  /** Which rows it sums up: filters of the orders' list, or another tab. */
  rows: string;
  isCount?: boolean;
  /** A rise of it is no good news. */
  isCost?: boolean;
};

const figure = (name: FigureName, of: Figure["of"], rows = "", more: Partial<Figure> = {}): Figure => ({
  ...{ name, of, rows },
  ...more,
});
const cost = { isCost: true };
const goods = figure("goods", ({ goodsCents }) => goodsCents);
const orders = figure("orders", (period) => period.orders, "&state=kept", { isCount: true });
const earned = figure("earned", ({ earnedCents }) => earnedCents);
const goodsRows = [
  figure("gross", ({ grossCents }) => grossCents),
  figure("refunded", ({ refundedCents }) => 0 - refundedCents, "&attention=refunded", cost),
  goods,
  orders,
  figure("cancelled", ({ cancelled }) => cancelled, "&state=cancelled", { isCount: true, ...cost }),
];
const earningRows = [
  figure("commission", ({ commissionCents }) => commissionCents),
  figure("subsidy", ({ subsidyCents }) => 0 - subsidyCents, "&attention=subsidized", cost),
  figure("cardFees", ({ cardFeesCents }) => 0 - cardFeesCents, "", cost),
  figure("losses", ({ lossesCents }) => 0 - lossesCents, "disputes", cost),
  earned,
];

/** The orders that a figure counts, or the tab of what it sums up. */
const rowsPath = ({ rows }: Figure, { from, to }: OverviewPeriod) =>
  rows === "disputes" ? "?tab=disputes" : `?tab=orders&from=${from}&to=${to}${rows}`;

const shownOf = ({ of, isCount }: Figure, period: OverviewPeriod) =>
  isCount ? formatCount(of(period)) : formatUsd(of(period) || 0);

/** The last 30 days in three figures and two small statements; each number leads to its rows. */
export function OverviewFigures({ periods }: { periods: Periods }) {
  const { t } = useTranslation("moderation");
  return (
    <section aria-labelledby="figures" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="figures" className="mb-1 font-display font-semibold text-heading">
          {t("figures.title")}
        </h2>
        <p className="text-ink-soft">{t("figures.text")}</p>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {[goods, orders, earned].map((one) => (
          <Headline key={one.name} figure={one} periods={periods} />
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        <Statement title={t("figures.goodsTitle")} rows={goodsRows} periods={periods} />
        <Statement title={t("figures.earningsTitle")} rows={earningRows} periods={periods} />
      </div>
    </section>
  );
}

type FigureProps = { figure: Figure; periods: Periods };

function Headline({ figure: one, periods: { recent, before } }: FigureProps) {
  const { t } = useTranslation("moderation");
  return (
    <li className="relative grid gap-2 rounded-leaf border border-edge bg-surface p-5 transition-colors hover:border-ink">
      <Link
        to={rowsPath(one, recent)}
        className="text-ink-soft text-sm no-underline after:absolute after:inset-0 after:rounded-leaf"
      >
        {t(`figures.${one.name}`)}
      </Link>
      <p className="figures whitespace-nowrap font-display font-semibold text-heading leading-none">
        {shownOf(one, recent)}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-ink-soft text-sm">
        <Change figure={one} periods={{ recent, before }} />
        <span className="figures">{t("figures.was", { value: shownOf(one, before) })}</span>
      </p>
    </li>
  );
}

function Statement({ title, rows, periods }: { title: string; rows: Figure[]; periods: Periods }) {
  const { t } = useTranslation("moderation");
  const { recent, before } = periods;
  return (
    <div className="overflow-x-auto rounded-leaf border border-line bg-surface">
      <table className="w-full border-collapse text-sm">
        <thead className="bg-sunken text-left">
          <tr>
            <th scope="col" className="px-4 py-2 font-semibold">
              {title}
            </th>
            {(["recent", "before", "change"] as const).map((name) => (
              <th
                key={name}
                scope="col"
                className={cn("px-3 py-2 text-right font-semibold", name !== "recent" && "max-sm:hidden")}
              >
                {t(`figures.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr
              key={one.name}
              className={cn("border-line border-t", (one === goods || one === earned) && "font-semibold")}
            >
              <th
                scope="row"
                className={cn("px-4 py-2 text-left", one !== goods && one !== earned && "font-normal")}
              >
                {t(`figures.${one.name}`)}
                {one.name === "cardFees" && (
                  <Link to="?tab=settings" className="block w-fit text-ink-soft text-xs underline">
                    {t("figures.cardFeesText")}
                  </Link>
                )}
              </th>
              <td className="figures whitespace-nowrap px-3 py-1 text-right">
                <FigureLink figure={one} period={recent} />
              </td>
              <td className="figures whitespace-nowrap px-3 py-1 text-right text-ink-soft max-sm:hidden">
                <FigureLink figure={one} period={before} />
              </td>
              <td className="figures px-3 py-1 text-right max-sm:hidden">
                <Change figure={one} periods={periods} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FigureLink({ figure: one, period }: { figure: Figure; period: OverviewPeriod }) {
  return (
    <Link
      to={rowsPath(one, period)}
      className="inline-flex min-h-6 items-center underline decoration-edge underline-offset-4 hover:decoration-ink"
    >
      {shownOf(one, period)}
    </Link>
  );
}

/** By how many percent a figure's size changed. */
function Change({ figure: { of, isCost }, periods: { recent, before } }: FigureProps) {
  const { t } = useTranslation("moderation");
  const was = Math.abs(of(before));
  if (was === 0) return <span className="text-ink-soft">{of(recent) === 0 ? "0%" : t("figures.none")}</span>;
  const rise = (isCost ? Math.abs(of(recent)) - was : of(recent) - of(before)) / was;
  const percent = Math.round(rise * 100);
  const isGood = isCost ? percent <= 0 : percent >= 0;
  return (
    <span className={cn("font-medium", isGood ? "text-leaf-ink" : "text-danger-ink")}>
      {percent > 0 && "+"}
      {percent}%
    </span>
  );
}
