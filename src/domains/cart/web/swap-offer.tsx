import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { notify } from "#ui/notify.ts";
import { Picture } from "#ui/picture.tsx";
import { swapLine } from "./cart-state.ts";
import { cartLineInputs, cartStore, useCart } from "./cart-store.ts";
import type { Destination } from "./destination-store.ts";

/** One similar product of a vendor whose parcel comes anyway, where that saves a delivery. */
export default function SwapOffer({ destination }: { destination: Destination }) {
  const { t } = useTranslation("cart");
  const { lines } = useCart();
  const { country, state } = destination;
  const input = { lines: cartLineInputs(lines), country, ...(state ? { state } : {}) };
  const { data: swap } = useQuery(queries.checkout.suggestSwap.queryOptions({ input }));
  const from = lines.find(({ productId }) => productId === swap?.fromProductId);
  if (!swap || !from) return null;
  const { productId, name, imageUrl, priceCents, stockQuantity } = swap;
  const press = () => {
    const to = { productId, name, imageUrl, priceCents, stockQuantity, quantity: from.quantity };
    cartStore.set((cart) => swapLine(cart, from.productId, to, Date.now()));
    document.getElementById("page-title")?.focus({ preventScroll: true });
    notify.success(t("swap.done"), {
      description: name,
      action: {
        label: t("undo"),
        onClick: () => cartStore.set((cart) => swapLine(cart, productId, from, Date.now())),
      },
      id: "swapped",
    });
  };
  return (
    <Card asChild tone="lifted">
      <aside aria-labelledby="swap-title" className="flex-row flex-wrap items-center gap-x-5 gap-y-3">
        <span className="size-16 shrink-0 overflow-hidden rounded-leaf-sm">
          <Picture src={imageUrl} alt="" sizes="64px" width={64} height={64} />
        </span>
        <div className="min-w-0 flex-1 basis-44">
          <h2 id="swap-title" className="font-semibold">
            {t("swap.title", { vendor: swap.companyName })}
          </h2>
          <p className="text-sm">
            <Link to={href("/products/:productId", { productId })} className="text-link">
              {name}
            </Link>{" "}
            · {formatUsd(priceCents)}
          </p>
          <p className="text-leaf-ink text-sm">
            {t("swap.saves", { name: from.name, saved: formatUsd(swap.savedDeliveryCents) })}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          onClick={press}
          aria-label={t("swap.pressName", { from: from.name, to: name })}
        >
          {t("swap.press")}
        </Button>
      </aside>
    </Card>
  );
}
