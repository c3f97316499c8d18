import { useState } from "react";
import { href, Link } from "react-router";
import type { OwnProductRow } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Picture } from "#ui/picture.tsx";
import { Price } from "#ui/price.tsx";
import { ProductMenu } from "./product-menu.tsx";
import { StateBadge } from "./state-badge.tsx";
import { StockDialog } from "./stock-dialog.tsx";

/** One product of the list: name, state, price, stock. */
export function OwnProductCard({ product }: { product: OwnProductRow }) {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const [isStockOpen, setStockOpen] = useState(false);
  const editPath = withQuery(href("/vendor/dashboard"), { tab: "products", product: product.id });
  return (
    <Card asChild padding="sm">
      <li className="grid! grid-cols-[4.5rem_1fr_auto] items-center gap-x-4 gap-y-3 sm:grid-cols-[5.5rem_1fr_6rem_13.5rem_auto]">
        <div className="aspect-square overflow-hidden rounded-leaf-sm bg-sunken">
          <Picture src={product.imageUrl} alt="" sizes="6rem" width={160} height={160} />
        </div>
        <div className="min-w-0">
          <h3 className="font-semibold leading-snug">
            <Link to={editPath} className="break-words hover:underline">
              {product.name}
            </Link>
          </h3>
          <p className="mb-1.5 text-ink-soft text-sm">{tCatalogue(`category.${product.category}.name`)}</p>
          <StateBadge {...product} />
          {product.rejectionReason && (
            <p className="mt-2 text-danger-ink text-sm">
              <span className="font-semibold">{t("rejectedBecause")}</span> {product.rejectionReason}
            </p>
          )}
        </div>
        <div className="col-start-3 row-start-1 sm:col-start-5">
          <ProductMenu product={product} editPath={editPath} />
        </div>
        <div className="whitespace-nowrap max-sm:col-start-1 max-sm:row-start-2 sm:col-start-3 sm:row-start-1 sm:text-right">
          <Price cents={product.priceCents} />
        </div>
        <div className="flex items-center justify-end gap-2 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:col-start-4 sm:row-start-1">
          <span className="figures text-right text-sm">
            <span className={product.stockQuantity === 0 ? "font-semibold text-danger-ink" : "font-semibold"}>
              {t("inStock", { n: product.stockQuantity.toLocaleString("en-US") })}
            </span>
            {product.heldQuantity > 0 && (
              <span className="block text-ink-soft">{t("held", { n: product.heldQuantity })}</span>
            )}
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t("changeStockOf", { name: product.name })}
            onClick={() => setStockOpen(true)}
          >
            {t("changeStock")}
          </Button>
        </div>
        {isStockOpen && <StockDialog product={product} onClose={() => setStockOpen(false)} />}
      </li>
    </Card>
  );
}
