import { href, Link } from "react-router";
import type { CartLine } from "#domains/cart/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { useCart } from "./cart-store.ts";
import { leaveList } from "./leave-list.ts";
import { LineProblem } from "./line-problem.tsx";
import { useTakeOut } from "./use-take-out.ts";

/** One product of the cart with its quantity, sum and problem, if any. */
export function CartLineRow({ line }: { line: CartLine }) {
  const { t } = useTranslation("cart");
  const { lines } = useCart();
  const { remove, save } = useTakeOut();
  const { productId, name, problem } = line;
  // The stepper updates at once; the sums follow when the server has priced the change.
  const held = lines.find((one) => one.productId === productId);
  const isClosed = problem === "sold_out" || problem === "vendor_away";
  return (
    <>
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3.5 gap-y-3 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-5">
        <Link
          to={href("/products/:productId", { productId })}
          tabIndex={-1}
          aria-hidden="true"
          className="aspect-square self-start overflow-hidden rounded-leaf-sm bg-sunken"
        >
          <Picture
            src={line.imageUrl}
            alt=""
            sizes="7rem"
            width={320}
            height={320}
            className={isClosed ? "opacity-60 grayscale" : undefined}
          />
        </Link>
        <div className="flex min-w-0 flex-col">
          <div className="flex items-start justify-between gap-2">
            <h3 lang={line.language} className="font-semibold leading-snug">
              <Link to={href("/products/:productId", { productId })} className="no-underline hover:underline">
                {name}
              </Link>
            </h3>
            <IconButton
              label={t("remove", { name })}
              size="sm"
              onClick={({ currentTarget }) => void leaveList(currentTarget).then(() => remove(productId))}
              className="-mt-1.5 -mr-2 text-ink-soft hover:text-ink"
            >
              <Icon name="trash" />
            </IconButton>
          </div>
          <p className="figures mt-0.5 text-ink-soft text-sm">
            {t("each", { price: formatUsd(line.priceCents) })}
          </p>
          <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3">
            {!isClosed && <LineQuantity line={line} quantity={held?.quantity ?? line.quantity} />}
            {!isClosed && (
              <Button
                variant="link"
                size="sm"
                aria-label={t("saved.saveName", { name })}
                onClick={({ currentTarget }) => void leaveList(currentTarget).then(() => save(productId))}
              >
                {t("saved.save")}
              </Button>
            )}
            <span className="figures ml-auto font-semibold sm:text-lg">
              {isClosed ? "–" : formatUsd(line.totalCents)}
            </span>
          </div>
        </div>
      </div>
      <LineProblem line={line} seenPriceCents={held?.priceCents ?? line.priceCents} />
    </>
  );
}

function LineQuantity({ line, quantity }: { line: CartLine; quantity: number }) {
  const { setQuantity } = useCart();
  const { remove } = useTakeOut();
  const { productId } = line;
  return (
    <QuantityStepper
      value={quantity}
      min={0}
      // More than the stock is refused and explained, not silently reduced.
      onValueChange={(wanted) => (wanted > 0 ? setQuantity(productId, wanted) : remove(productId))}
      label={line.name}
      size="sm"
    />
  );
}
