import { Link, useNavigate } from "react-router";
import type { ReportView } from "#domains/reports/contract.ts";
import { monthAfter, monthsOf, periodBeside, quarterOf } from "#domains/reports/report-periods.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";
import { nameOfPeriod } from "./formats.ts";
import { type ReportAddress, reportPath } from "./reports-address.ts";

/** The years since the first order, the latest first, with their quarters and months as far as they have begun. */
function periodsOf({ first, current, report }: ReportView): { year: string; parts: string[] }[] {
  const years: { year: string; parts: string[] }[] = [];
  for (
    let year = current.slice(0, 4);
    year >= (first ?? current).slice(0, 4);
    year = periodBeside(year, -1)
  ) {
    const months = monthsOf(year).filter((month) => month >= (first ?? current) && month <= current);
    const quarters = [...new Set(months.map((month) => `${year}-Q${quarterOf(month)}`))];
    years.push({ year, parts: report === "yearly" ? [] : [...quarters, ...months].reverse() });
  }
  return years;
}

/** Chooses a month, quarter or year, or the one before or after. */
export function PeriodPicker({ address, view }: { address: ReportAddress; view: ReportView }) {
  const { t } = useTranslation("bookReports");
  const navigate = useNavigate();
  const { period, first, current } = view;
  const years = periodsOf(view);
  const known = years.flatMap(({ year, parts }) => [year, ...parts]);
  const hrefFor = (other: string) =>
    reportPath({ ...address, period: other, after: undefined, month: undefined, line: undefined });
  const [before, after] = [periodBeside(period, -1), periodBeside(period, 1)];
  const hasBefore = first !== null && monthsOf(before).at(-1)! >= first;
  const hasAfter = monthsOf(after)[0]! < monthAfter(current);
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      <Step to={hasBefore ? hrefFor(before) : null} label={t("before")} icon="chevron-left" />
      <Field label={t("period")}>
        <Select
          className="min-w-44"
          value={period}
          onChange={(event) => void navigate(hrefFor(event.target.value), { preventScrollReset: true })}
        >
          {!known.includes(period) && <option value={period}>{nameOfPeriod(period)}</option>}
          {years.map(({ year, parts }) => (
            <optgroup key={year} label={year}>
              <option value={year}>{t("wholeYear", { year })}</option>
              {parts.map((part) => (
                <option key={part} value={part}>
                  {nameOfPeriod(part)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Step to={hasAfter ? hrefFor(after) : null} label={t("after")} icon="chevron-right" />
    </div>
  );
}

type StepProps = { to: string | null; label: string; icon: "chevron-left" | "chevron-right" };

function Step({ to, label, icon }: StepProps) {
  const look = "grid size-11 place-items-center rounded-leaf-sm";
  if (to === null)
    return (
      <span aria-hidden="true" className={`${look} text-ink-faint opacity-60`}>
        <Icon name={icon} className="size-5" />
      </span>
    );
  return (
    <Link to={to} preventScrollReset aria-label={label} className={`${look} hover:bg-ink/8`}>
      <Icon name={icon} className="size-5" />
    </Link>
  );
}
