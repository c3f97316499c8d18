import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { describeError } from "#client/notify-error.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { useWishlist } from "./use-wishlist.ts";
import { WishlistCard } from "./wishlist-card.tsx";

export function WishlistContents() {
  const { t } = useTranslation("wishlist");
  const { t: tErrors } = useTranslation("errors");
  const { list, items, remove } = useWishlist();
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t("loadFailed")}
        message={describeError(tErrors, list.error).text}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (list.data && items.length === 0) {
    return (
      <EmptyState
        illustration={<Illustration name="branch" />}
        title={t("empty")}
        text={t("emptyText")}
        action={
          <Button asChild>
            <Link to="/products">{t("browse")}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          <WishlistCard
            item={item}
            onRemove={() => remove.mutate({ productId: item.productId })}
            isRemoving={remove.isPending && remove.variables?.productId === item.productId}
          />
        </li>
      ))}
    </ul>
  );
}
