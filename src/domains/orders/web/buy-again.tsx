import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { BoughtLine } from "#domains/cart/web/plan-buy-again.ts";
import { type BoughtAgain, useBuyAgain } from "#domains/cart/web/use-buy-again.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";
import { ShortfallNotice } from "./shortfall-notice.tsx";

type BuyAgainProps = {
  number: number;
  lines: readonly BoughtLine[];
  size?: "sm" | "md";
  className?: string;
};

/** Puts an order's products into the cart; what is missing is named below the button (R65). */
export function BuyAgain({ number, lines, size = "md", className }: BuyAgainProps) {
  const { t } = useTranslation("orders");
  const navigate = useNavigate();
  const { buyAgain, isBusy } = useBuyAgain();
  const [outcome, setOutcome] = useState<BoughtAgain | null>(null);
  const press = async () => {
    const result = await buyAgain(lines);
    setOutcome(result);
    if (!result || result.shortfalls.length > 0) return;
    notify.success(t(result.added > 0 ? "again.added" : "again.there"), {
      description: result.added > 0 ? t("again.prices") : undefined,
      action: { label: t("again.toCart"), onClick: () => navigate(href("/cart")) },
      id: `again-${number}`,
    });
  };
  return (
    // Above the link that covers a card.
    <div className={cn("relative z-10 grid gap-3 print:hidden", className)}>
      <Button
        variant="secondary"
        size={size}
        className="justify-self-start"
        aria-label={t("again.buyNumber", { number })}
        loading={isBusy}
        loadingLabel={t("again.adding")}
        onClick={() => void press()}
      >
        <Icon name="shopping-bag" />
        {t("again.buy")}
      </Button>
      {outcome && outcome.shortfalls.length > 0 && <ShortfallNotice outcome={outcome} />}
    </div>
  );
}
