import { Scale, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AddToCartButton } from "#domains/cart/web/add-to-cart-button.tsx";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { useCompareList } from "./compare-store.ts";

type CompareHeadProps = { product: ProductDetail; isShared: boolean; onRemove: () => void };

/** A column's head: the picture and the name, the cart, and the way out of the comparison. */
export function CompareHead({ product, isShared, onRemove }: CompareHeadProps) {
  const { t } = useTranslation("catalogue");
  const { add } = useCompareList();
  const { id, name, imageUrl, backOn } = product;
  return (
    <div className="relative flex h-full flex-col">
      <div className="aspect-square overflow-hidden rounded-leaf bg-sunken">
        <Picture src={imageUrl} alt="" sizes="16rem" width={640} height={640} />
      </div>
      <div className="absolute top-1.5 right-1.5 grid gap-1.5">
        <IconButton
          variant="veil"
          size="sm"
          label={t("compare.remove", { name })}
          data-remove={id}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
        {isShared && (
          <IconButton
            variant="veil"
            size="sm"
            label={t("compare.addToMine", { name })}
            onClick={() => add(id)}
          >
            <Scale aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="mt-3 flex flex-1 items-start justify-between gap-2 max-sm:flex-col">
        <Link
          to={`/products/${id}`}
          className="block min-h-6 min-w-0 font-semibold leading-snug hover:underline"
        >
          {name}
        </Link>
        <AddToCartButton product={product} isClosed={backOn !== null} />
      </div>
    </div>
  );
}
