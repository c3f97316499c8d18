import type { Statement } from "#domains/payouts/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Card } from "#ui/card.tsx";
import { cn } from "#ui/class-names.ts";

/** A month's summary: opening balance, sums by kind, closing balance. */
export function StatementSums({ statement }: { statement: Statement }) {
  const { t } = useTranslation("payouts");
  const { sums, openingCents, closingCents } = statement;
  const isThisMonth = statement.month === statement.lastMonth;
  return (
    <Card tone="sunken" asChild>
      <dl>
        <Sum label={t("statement.opening")} cents={openingCents} />
        {sums.map((sum) => (
          <Sum key={sum.kind} label={t(`statement.kinds.${sum.kind}`)} cents={sum.amountCents} isPart />
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-ink/25 border-t-2 pt-3 font-semibold">
          <dt>{t(isThisMonth ? "statement.soFar" : "statement.closing")}</dt>
          <dd className="figures whitespace-nowrap font-display text-subheading">
            {formatUsd(closingCents)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Sum({ label, cents, isPart = false }: { label: string; cents: number; isPart?: boolean }) {
  return (
    <div
      className={cn("flex items-baseline justify-between gap-4 py-1.5", isPart ? "text-sm" : "font-semibold")}
    >
      <dt className={isPart ? "text-ink-soft" : ""}>{label}</dt>
      <dd className="figures whitespace-nowrap">{formatUsd(cents)}</dd>
    </div>
  );
}
