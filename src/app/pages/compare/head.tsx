import { href, Link } from "react-router";
import { AddToCartButton } from "#domains/cart/web/add-to-cart-button.tsx";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { useCompareList } from "#domains/compare/web/compare-store.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Picture } from "#ui/picture.tsx";

type CompareHeadProps = { product: ProductDetail; isShared: boolean; onRemove: () => void };

/** A column's header: picture and name, add to cart, remove. */
export function CompareHead({ product, isShared, onRemove }: CompareHeadProps) {
  const { t } = useTranslation("compare");
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
          label={t("remove", { name })}
          data-remove={id}
          onClick={onRemove}
        >
          <Icon name="x" />
        </IconButton>
        {isShared && (
          <IconButton variant="veil" size="sm" label={t("addToMine", { name })} onClick={() => add(id)}>
            <Icon name="scale" />
          </IconButton>
        )}
      </div>
      <div className="mt-3 flex flex-1 items-start justify-between gap-2 max-sm:flex-col">
        <Link
          to={href("/products/:productId", { productId: id })}
          lang={product.language}
          className="block min-h-6 min-w-0 font-semibold leading-snug hover:underline"
        >
          {name}
        </Link>
        <AddToCartButton product={product} isClosed={backOn !== null} />
      </div>
    </div>
  );
}
