import { href, Link } from "react-router";
import type { Shortfall } from "#domains/cart/web/plan-buy-again.ts";
import type { BoughtAgain } from "#domains/cart/web/use-buy-again.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** What of an order did not come into the cart, and why; the rest did. */
export function ShortfallNotice({ outcome: { added, hasAny, shortfalls } }: { outcome: BoughtAgain }) {
  const { t } = useTranslation("orders");
  return (
    <InlineNotice live tone="warning" title={t(hasAny ? "again.someTitle" : "again.noneTitle")}>
      {added > 0 && <p>{t("again.prices")}</p>}
      <ul className="mt-1.5 grid gap-1">
        {shortfalls.map((one) => (
          <li key={one.productId} className="wrap-anywhere">
            {one.reason === "gone" ? (
              <span className="font-semibold">{one.name}</span>
            ) : (
              <Link
                to={href("/products/:productId", { productId: one.productId })}
                className="inline-flex min-h-6 items-center font-semibold underline"
              >
                {one.name}
              </Link>
            )}
            {": "}
            <Reason of={one} />
          </li>
        ))}
      </ul>
      {hasAny && (
        <Button asChild size="sm" variant="secondary" className="mt-3">
          <Link to={href("/cart")}>{t("again.toCart")}</Link>
        </Button>
      )}
    </InlineNotice>
  );
}

function Reason({ of: { reason, inCart, quantity, backOn } }: { of: Shortfall }) {
  const { t } = useTranslation("orders");
  if (reason === "vendor_away")
    return backOn ? t("again.awayUntil", { date: formatDate(backOn) }) : t("again.away");
  if (reason === "fewer_left" || reason === "over_limit")
    return t(`again.${reason}`, { inCart, bought: quantity });
  return t(`again.${reason}`);
}
