import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { describeError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FindInList } from "#ui/find-in-list.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { WishlistCard } from "./wishlist-card.tsx";
import { wishlistColumns } from "./wishlist-columns.ts";
import { useWishlist } from "./wishlist-provider.tsx";
import { WishlistSkeleton } from "./wishlist-skeleton.tsx";

const firstView = 4;

export function WishlistContents() {
  const { t } = useTranslation("wishlist");
  const { t: tErrors } = useTranslation("errors");
  const { items } = useWishlist();
  const list = useQuery(queries.wishlist.listWishlist.queryOptions({ input: {} }));
  const isEmpty = list.data !== undefined && items.length === 0;
  useFocusWhenEmptied(isEmpty, items.length > 0);
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
  if (!list.data) return <WishlistSkeleton />;
  if (isEmpty) {
    return (
      <EmptyState
        illustration={<Illustration name="branch" />}
        title={t("empty")}
        text={t("emptyText")}
        action={
          <Button asChild>
            <Link to={href("/products")}>{t("browse")}</Link>
          </Button>
        }
      />
    );
  }
  return <WishlistGrid />;
}

type Wishes = ReturnType<typeof useWishlist>["items"];

/** The products, or those that one searches for. */
function WishlistGrid() {
  const { t } = useTranslation("wishlist");
  const { items } = useWishlist();
  return (
    <FindInList
      items={items}
      textOf={({ name, vendorName }) => `${name} ${vendorName}`}
      words={{
        label: t("find.label"),
        placeholder: t("find.placeholder"),
        none: t("find.none"),
        noneText: t("find.noneText"),
      }}
      countFound={(count) => t("find.count", { count })}
    >
      {(found) => <WishlistCards items={found} />}
    </FindInList>
  );
}

function WishlistCards({ items }: { items: Wishes }) {
  const { remove } = useWishlist();
  const grid = useRef<HTMLUListElement>(null);
  const removeAt = (index: number) => {
    // The pressed button disappears with its card: the focus moves to the card that takes its place.
    const cards = grid.current?.children;
    const neighbour = cards?.[index + 1] ?? cards?.[index - 1];
    (neighbour as HTMLElement | undefined)?.focus({ preventScroll: true });
    remove(items[index]!.productId);
  };
  return (
    <ul ref={grid} className={wishlistColumns}>
      {items.map((item, index) => (
        <li key={item.productId} tabIndex={-1} className="min-w-0">
          <WishlistCard item={item} onRemove={() => removeAt(index)} priority={index < firstView} />
        </li>
      ))}
    </ul>
  );
}

/** When the last card is removed, or a dialog clears them all, the focus moves to the heading instead of being lost. */
function useFocusWhenEmptied(isEmpty: boolean, isFilled: boolean) {
  const wasFilled = useRef(false);
  useEffect(() => {
    if (isEmpty && wasFilled.current && document.activeElement === document.body)
      document.getElementById("page-title")?.focus();
    wasFilled.current = isFilled;
  }, [isEmpty, isFilled]);
}
