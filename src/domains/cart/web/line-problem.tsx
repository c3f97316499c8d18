import { useTranslation } from "react-i18next";
import type { CartLine } from "#domains/cart/contract.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { updateCartLine } from "./cart-store.ts";
import { useRemoveLine } from "./use-remove-line.ts";

type LineProblemProps = { line: CartLine; seenPriceCents: number };

/** Why a line can't be bought as it stands, and what solves it. Never a dead end. */
export function LineProblem({ line, seenPriceCents }: LineProblemProps) {
  const { t } = useTranslation("cart");
  const removeLine = useRemoveLine();
  const { productId, problem, stockQuantity, priceCents, quantity, backOn } = line;
  if (!problem) return null;
  const prices = { before: formatUsd(seenPriceCents), now: formatUsd(priceCents) };
  const acceptPrice = () => updateCartLine(productId, { priceCents });
  return (
    <InlineNotice
      live
      tone={problem === "price_fell" ? "success" : "warning"}
      title={t(`problem.${problem}`, { n: stockQuantity })}
      className="mt-4"
    >
      {t(`problem.${problem}Text`, { ...prices, quantity, date: backOn ? formatDate(backOn) : "" })}
      {problem !== "price_fell" && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {problem === "fewer_left" && (
            <Button size="sm" onClick={() => updateCartLine(productId, { quantity: stockQuantity })}>
              {t("problem.take", { n: stockQuantity })}
            </Button>
          )}
          {problem === "price_rose" && (
            <Button size="sm" onClick={acceptPrice}>
              {t("problem.accept")}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => removeLine(productId)}>
            {t("problem.drop")}
          </Button>
        </div>
      )}
    </InlineNotice>
  );
}
