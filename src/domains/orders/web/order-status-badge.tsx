import type { OrderStatus } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

/**
 * Delivered green, shipped blue, processing yellow, pending and any other gray
 * (docs/product.md#4-states-and-transitions).
 */
const tones: Record<OrderStatus, BadgeTone> = {
  delivered: "green",
  shipped: "blue",
  processing: "yellow",
  pending: "grey",
  cancelled: "grey",
};

export function OrderStatusBadge({ status, size }: { status: OrderStatus; size?: "sm" | "md" }) {
  const { t } = useTranslation("orders");
  return (
    <Badge tone={tones[status] ?? "grey"} size={size}>
      <span className="sr-only">{t("statusLabel")}: </span>
      {t(`status.${status}`)}
    </Badge>
  );
}
