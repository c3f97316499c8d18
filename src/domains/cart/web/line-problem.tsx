import type { MouseEvent } from "react";
import type { CartLine } from "#domains/cart/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { updateCartLine } from "./cart-store.ts";
import { leaveList } from "./leave-list.ts";
import { useTakeOut } from "./use-take-out.ts";

type LineProblemProps = { line: CartLine; seenPriceCents: number };

/** Why a line can't be bought now, and how to solve it. Never a dead end. */
export function LineProblem({ line, seenPriceCents }: LineProblemProps) {
  const { t } = useTranslation("cart");
  const { remove, save } = useTakeOut();
  const { productId, problem, stockQuantity, mostUnits, priceCents, quantity, backOn } = line;
  const most = problem === "over_limit" ? mostUnits! : stockQuantity;
  if (!problem) return null;
  const prices = { before: formatUsd(seenPriceCents), now: formatUsd(priceCents) };
  /** The notice disappears with its button, so the focus moves to the row first. */
  const change = (to: Parameters<typeof updateCartLine>[1]) => (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>("[data-cart-row]")?.focus({ preventScroll: true });
    updateCartLine(productId, to);
  };
  return (
    <InlineNotice
      live
      tone={problem === "price_fell" ? "success" : "warning"}
      title={t(`problem.${problem}`, { n: most })}
      className="mt-4"
    >
      {t(`problem.${problem}Text`, { ...prices, quantity, date: backOn ? formatDate(backOn) : "" })}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {(problem === "fewer_left" || problem === "over_limit") && (
          <Button size="sm" onClick={change({ quantity: most })}>
            {t("problem.take", { n: most })}
          </Button>
        )}
        {problem === "price_rose" && (
          <Button size="sm" onClick={change({ priceCents })}>
            {t("problem.accept")}
          </Button>
        )}
        {problem === "price_fell" ? (
          <Button size="sm" variant="secondary" onClick={change({ priceCents })}>
            {t("problem.understood")}
          </Button>
        ) : (
          <>
            {(problem === "sold_out" || problem === "vendor_away") && (
              <Button
                size="sm"
                onClick={({ currentTarget }) => void leaveList(currentTarget).then(() => save(productId))}
              >
                {t("saved.save")}
              </Button>
            )}
            <Button
              size="sm"
              variant="secondary"
              onClick={({ currentTarget }) => void leaveList(currentTarget).then(() => remove(productId))}
            >
              {t("problem.drop")}
            </Button>
          </>
        )}
      </div>
    </InlineNotice>
  );
}
