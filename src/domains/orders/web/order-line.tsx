import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Picture } from "#ui/picture.tsx";

export type OrderLineView = {
  productId: string;
  name: string;
  imageUrl: string;
  quantity: number;
  /** None for who packs it and sees no money. */
  unitPriceCents?: number;
  totalPriceCents?: number;
  refundedQuantity?: number;
};

/** A line as it was sold. `children`: its actions. */
export function OrderLine({ line, children }: { line: OrderLineView; children?: ReactNode }) {
  const { t } = useTranslation("orders");
  const { refundedQuantity = 0 } = line;
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="size-16 shrink-0 overflow-hidden rounded-leaf-sm">
        <Picture src={line.imageUrl} alt="" sizes="64px" width={64} height={64} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Link
          to={href("/products/:productId", { productId: line.productId })}
          className="font-semibold leading-snug hover:underline"
        >
          {line.name}
        </Link>
        <p className="text-ink-soft text-sm">
          {t("qty", { quantity: line.quantity })}
          {line.unitPriceCents !== undefined && ` · ${formatUsd(line.unitPriceCents)}`}
        </p>
        {refundedQuantity > 0 && (
          <p className="font-medium text-sm text-warning-ink">
            {t("refunds.ofLine", { quantity: refundedQuantity, of: line.quantity })}
          </p>
        )}
        {children}
      </div>
      {line.totalPriceCents !== undefined && (
        <span className="figures font-semibold">{formatUsd(line.totalPriceCents)}</span>
      )}
    </li>
  );
}
