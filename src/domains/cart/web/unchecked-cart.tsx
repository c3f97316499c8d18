import { describeError } from "#client/notify-error.ts";
import type { CartLine } from "#domains/cart/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import type { CartItem } from "./cart-state.ts";

type UncheckedCartProps = {
  lines: readonly CartItem[];
  /** The reason; null without a network. */
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
};

/** The cart as the browser knows it, to view and change while the server is unreachable, not to buy. */
export function UncheckedCart({ lines, error, isRetrying, onRetry }: UncheckedCartProps) {
  const { t } = useTranslation("cart");
  const { t: tErrors } = useTranslation("errors");
  return (
    <div className="grid max-w-3xl gap-6">
      <InlineNotice live tone="danger" title={t("pricingFailed")}>
        <p>{error ? describeError(tErrors, error).text : t("offline")}</p>
        <Button size="sm" variant="secondary" loading={isRetrying} onClick={onRetry} className="mt-2.5">
          {t("retry")}
        </Button>
      </InlineNotice>
      <Card asChild padding="none">
        <ul className="divide-y divide-line">
          {lines.map((item) => (
            <li key={item.productId} data-cart-row="" tabIndex={-1} className="p-4 sm:px-6 sm:py-5">
              <CartLineRow line={lastSeen(item)} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function lastSeen(item: CartItem): CartLine {
  return {
    ...item,
    totalCents: item.priceCents * item.quantity,
    mostUnits: null,
    problem: null,
    backOn: null,
  };
}
