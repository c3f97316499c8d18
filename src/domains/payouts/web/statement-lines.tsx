import type { Statement } from "#domains/payouts/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { cn } from "#ui/class-names.ts";

/** A month's movements, oldest first. On a phone the order's number is below the kind. */
export function StatementLines({ lines }: { lines: Statement["lines"]["items"] }) {
  const { t } = useTranslation("payouts");
  const head = "border-line border-b-2 py-2 text-left font-semibold text-ink-soft";
  return (
    <table aria-labelledby="statement-lines" className="w-full border-collapse text-sm">
      <thead>
        <tr>
          <th scope="col" className={cn(head, "pr-3")}>
            {t("statement.date")}
          </th>
          <th scope="col" className={cn(head, "pr-3")}>
            {t("statement.kind")}
          </th>
          <th scope="col" className={cn(head, "pr-3 max-sm:sr-only")}>
            {t("statement.order")}
          </th>
          <th scope="col" className={cn(head, "text-right")}>
            {t("statement.amount")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map((line) => (
          <tr key={`${line.at} ${line.orderNumber} ${line.kind}`} className="align-baseline">
            <td className="whitespace-nowrap py-2.5 pr-3">{formatDate(line.at)}</td>
            <td className="py-2.5 pr-3">
              {t(`statement.kinds.${line.kind}`)}
              {line.orderNumber && (
                <span aria-hidden="true" className="figures block text-ink-soft sm:hidden">
                  {line.orderNumber}
                </span>
              )}
            </td>
            <td className="figures py-2.5 pr-3 max-sm:sr-only">{line.orderNumber}</td>
            <td className="figures whitespace-nowrap py-2.5 text-right font-semibold">
              {formatUsd(line.amountCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
