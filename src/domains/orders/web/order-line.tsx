import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatUsd } from "#kernel/money.ts";
import { Picture } from "#ui/picture.tsx";

export type OrderLineView = {
  productId: string;
  name: string;
  imageUrl: string;
  quantity: number;
  unitPriceCents: number;
  totalPriceCents: number;
};

export function OrderLine({ line }: { line: OrderLineView }) {
  const { t } = useTranslation("orders");
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="size-16 shrink-0 overflow-hidden rounded-leaf-sm">
        <Picture src={line.imageUrl} alt="" sizes="64px" width={64} height={64} />
      </span>
      <div className="min-w-0 flex-1">
        <Link to={`/products/${line.productId}`} className="font-semibold leading-snug hover:underline">
          {line.name}
        </Link>
        <p className="text-ink-soft text-sm">
          {t("qty", { quantity: line.quantity })} · {formatUsd(line.unitPriceCents)}
        </p>
      </div>
      <span className="figures font-semibold">{formatUsd(line.totalPriceCents)}</span>
    </li>
  );
}
