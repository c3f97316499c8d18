import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { Statement } from "#domains/payouts/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";
import { hrefOf, type MoneyPlace, monthBeside, monthsBetween, nameOfMonth } from "./money-place.ts";

/** Previous month, any month, next month. */
export function MonthPicker({ statement, place }: { statement: Statement; place: MoneyPlace }) {
  const { t } = useTranslation("payouts");
  const navigate = useNavigate();
  const { month, firstMonth, lastMonth } = statement;
  const months = monthsBetween(firstMonth, lastMonth);
  const hrefFor = (other: string) => hrefOf({ ...place, month: other, page: 1 });
  const go = (other: string) => void navigate(hrefFor(other), { preventScrollReset: true });
  return (
    <div className="flex items-center gap-1">
      <Step to={month > firstMonth ? hrefFor(monthBeside(month, -1)) : null} label={t("statement.previous")}>
        <Icon name="chevron-left" className="size-5" />
      </Step>
      <Select
        aria-label={t("statement.month")}
        className="min-w-40"
        value={month}
        onChange={(event) => go(event.target.value)}
      >
        {(months.includes(month) ? months : [month, ...months]).map((one) => (
          <option key={one} value={one}>
            {nameOfMonth(one)}
          </option>
        ))}
      </Select>
      <Step to={month < lastMonth ? hrefFor(monthBeside(month, 1)) : null} label={t("statement.next")}>
        <Icon name="chevron-right" className="size-5" />
      </Step>
    </div>
  );
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  const look = "grid size-11 place-items-center rounded-leaf-sm";
  if (to === null)
    return (
      <span aria-hidden="true" className={`${look} text-ink-faint opacity-60`}>
        {children}
      </span>
    );
  return (
    <Link to={to} preventScrollReset aria-label={label} className={`${look} hover:bg-ink/8`}>
      {children}
    </Link>
  );
}
