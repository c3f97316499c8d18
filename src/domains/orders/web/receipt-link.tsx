import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

type ReceiptLinkProps = { order: { id: string; paidAt: string | null }; className?: string };

/** Saves a paid order's receipt; nothing for an unpaid one. */
export function ReceiptLink({ order, className }: ReceiptLinkProps) {
  const { t } = useTranslation("orders");
  if (!order.paidAt) return null;
  return (
    <Button asChild variant="secondary" className={className}>
      <a href={`/api/orders/${order.id}/receipt`} download>
        <Icon name="download" />
        {t("detail.receipt")}
      </a>
    </Button>
  );
}
