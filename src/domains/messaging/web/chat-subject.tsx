import { href, Link } from "react-router";
import type { Conversation } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Picture } from "#ui/picture.tsx";
import { BuyerParcels } from "./buyer-parcels.tsx";
import { useSubject } from "./counterpart.ts";
import { ParcelBadge } from "./parcel-badge.tsx";

const fewLeft = 5;

/** What a conversation is about: the product with its price and stock, or the order with its state. */
export function ChatSubject({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation("messaging");
  const subject = useSubject()(conversation);
  const to = pathOf(conversation);
  const { product, order, userType } = conversation;
  return (
    <div className="border-line border-b bg-paper px-3 py-2 sm:px-4">
      {subject && (
        <div className="flex items-center gap-3">
          <div className="size-12 shrink-0 overflow-hidden rounded-leaf-sm bg-sunken">
            <Picture
              src={product?.imageUrls[0] ?? order?.imageUrl}
              alt=""
              sizes="48px"
              widths={[160]}
              width={48}
              height={48}
            />
          </div>
          <div className="min-w-0 flex-1 text-sm">
            {to ? (
              <Link to={to} className="block truncate font-semibold text-link">
                {t("about", { subject })}
              </Link>
            ) : (
              <p className="truncate font-semibold">{t("about", { subject })}</p>
            )}
            {product && (
              <p className="text-ink-soft">
                <span className="figures">{formatUsd(product.priceCents)}</span> ·{" "}
                {t(stockOf(product), { count: product.stockQuantity })}
              </p>
            )}
          </div>
          {order && <ParcelBadge status={order.status} />}
        </div>
      )}
      {userType === "vendor" && conversation.buyerId && <BuyerParcels conversationId={conversation.id} />}
    </div>
  );
}

/** The words for a product's stock. */
function stockOf({ isAvailable, stockQuantity }: NonNullable<Conversation["product"]>) {
  if (!isAvailable) return "stock.notSold" as const;
  if (stockQuantity <= 0) return "stock.soldOut" as const;
  if (stockQuantity <= fewLeft) return "stock.few" as const;
  return "stock.available" as const;
}

/** The page of what a conversation is about, for the side that looks at it. */
function pathOf({ product, productId, order, parcelId, userType }: Conversation): string | null {
  if (product && productId) return product.isAvailable ? href("/products/:productId", { productId }) : null;
  if (!order || !parcelId) return null;
  return userType === "buyer"
    ? href("/orders/:orderId", { orderId: order.id })
    : withQuery(href("/vendor/dashboard"), { tab: "orders", parcel: parcelId });
}
