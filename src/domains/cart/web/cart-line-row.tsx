import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CartLine } from "#domains/cart/contract.ts";
import { formatUsd } from "#kernel/money.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { notify } from "#ui/notify.ts";
import { Picture } from "#ui/picture.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { useCart } from "./cart-store.ts";
import { LineProblem } from "./line-problem.tsx";
import { useRemoveLine } from "./use-remove-line.ts";

/** One product of the cart with its quantity, its sum and, where there is one, its problem. */
export function CartLineRow({ line }: { line: CartLine }) {
  const { t } = useTranslation("cart");
  const { lines, setQuantity } = useCart();
  const removeLine = useRemoveLine();
  const { productId, name } = line;
  // The stepper answers at once; the sums follow when the server has priced the change.
  const held = lines.find((one) => one.productId === productId);
  const isBuyable = line.problem !== "sold_out" && line.problem !== "vendor_away";
  const refuse = () => notify.destructive(t("stockLimit"), t("onlyAvailable", { n: line.stockQuantity }));
  return (
    <>
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3.5 gap-y-3 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-5">
        <Link
          to={`/products/${productId}`}
          tabIndex={-1}
          aria-hidden="true"
          className="aspect-square self-start overflow-hidden rounded-leaf-sm bg-sunken"
        >
          <Picture src={line.imageUrl} alt="" sizes="7rem" width={320} height={320} />
        </Link>
        <div className="flex min-w-0 flex-col">
          <div className="flex items-start justify-between gap-2">
            <h3 className="font-semibold leading-snug">
              <Link to={`/products/${productId}`} className="no-underline hover:underline">
                {name}
              </Link>
            </h3>
            <IconButton
              label={t("remove", { name })}
              size="sm"
              onClick={() => removeLine(productId)}
              className="-mt-1.5 -mr-2 text-ink-soft hover:text-ink"
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
          <p className="figures mt-0.5 text-ink-soft text-sm">
            {t("each", { price: formatUsd(line.priceCents) })}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-2 pt-3">
            {isBuyable ? (
              <QuantityStepper
                value={held?.quantity ?? line.quantity}
                onValueChange={(quantity) => setQuantity(productId, quantity)}
                max={Math.max(line.stockQuantity, held?.quantity ?? line.quantity)}
                onExceed={refuse}
                label={name}
                size="sm"
              />
            ) : (
              <span />
            )}
            <span className="figures font-semibold sm:text-lg">{formatUsd(line.totalCents)}</span>
          </div>
        </div>
      </div>
      <LineProblem line={line} seenPriceCents={held?.priceCents ?? line.priceCents} />
    </>
  );
}
