import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ReportRow, ReportView } from "#domains/reports/contract.ts";
import { reportOf } from "#domains/reports/report-table.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { cn } from "#ui/class-names.ts";
import { nameOfPeriod } from "./formats.ts";
import { type ReportAddress, reportPath } from "./reports-address.ts";
import { useColumnName } from "./use-column-name.ts";
import { usePlaceName } from "./use-place-name.ts";

type Props = { address: ReportAddress; view: ReportView };
const cell = "whitespace-nowrap py-2.5 pl-5 text-right align-baseline";

/** A report's rows with their totals. Wider than the screen, it scrolls by itself. */
export function ReportTable({ address, view }: Props) {
  const { t } = useTranslation("bookReports");
  const columnName = useColumnName();
  const { report, by, rows, totals, openingCents, closingCents } = view;
  const { columns, hasBalance } = reportOf(report);
  const names = Object.keys(columns);
  const shown = (name: string, value: number) =>
    "counts" in columns[name]! ? formatCount(value) : formatUsd(value);
  const cells = (values: Record<string, number>) =>
    names.map((name) => (
      <td key={name} className={cn(cell, name === "total" && "font-semibold")}>
        {shown(name, values[name] ?? 0)}
      </td>
    ));
  const balance = (amount: number | null) =>
    hasBalance ? (
      <td className={cn(cell, "text-ink-soft")}>{amount === null ? "–" : formatUsd(amount)}</td>
    ) : null;
  const head = (label: ReactNode, key: string) => (
    <th key={key} scope="col" className="py-2 pl-5 text-right align-bottom font-semibold">
      {label}
    </th>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-labelledby="report-title" tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className="figures w-full border-collapse text-left text-sm">
        <thead className="border-line border-b-2 text-ink-soft">
          <tr>
            <th scope="col" className="py-2 text-left align-bottom font-semibold">
              {t(`by.${by}`)}
            </th>
            {hasBalance && head(t("opening"), "opening")}
            {names.map((name) => head(columnName(report, name), name))}
            {hasBalance && head(t("closing"), "closing")}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.key} className="border-line border-b">
            <tr>
              <th scope="row" className="min-w-36 py-2.5 text-left align-baseline font-medium">
                <RowName address={address} view={view} row={row} />
              </th>
              {balance(row.openingCents)}
              {cells(row.values)}
              {balance(row.closingCents)}
            </tr>
            {row.quarters.map(({ quarter, values }) => (
              <tr key={quarter} className="text-ink-soft">
                <th scope="row" className="py-1 pl-4 text-left font-normal">
                  {t("quarter", { quarter })}
                </th>
                {cells(values)}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot className="border-ink/25 border-t-2 font-semibold">
          <tr>
            <th scope="row" className="py-2.5 text-left">
              {t("totals")}
            </th>
            {balance(openingCents)}
            {cells(totals)}
            {balance(closingCents)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** A row's name, which leads to what it is made of: first to its months, then to their lines. */
function RowName({ address, view, row }: Props & { row: ReportRow }) {
  const { t } = useTranslation("bookReports");
  const countryName = useCountryName();
  const placeName = usePlaceName();
  const { report, period, by } = view;
  const next = { ...address, period, after: undefined, line: undefined };
  if (by === "month")
    return <Link to={reportPath({ ...next, month: row.key })}>{nameOfPeriod(row.key)}</Link>;
  if (by === "place")
    return <Link to={reportPath({ ...next, place: row.key, month: undefined })}>{placeName(row.key)}</Link>;
  const { identity } = row;
  return (
    <>
      <Link to={reportPath({ report, period, vendorId: row.key })} className="break-words">
        {row.name}
      </Link>
      {identity && (
        <span className="mt-0.5 block max-w-72 break-words font-normal text-ink-soft text-xs">
          {[
            identity.legalName ?? t("noLegalName"),
            identity.registrationNumber ?? t("noNumber"),
            identity.address,
            countryName(identity.country),
            identity.email,
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </span>
      )}
    </>
  );
}
