import { useTranslation } from "#i18n/use-translation.ts";
import { FindInList } from "#ui/find-in-list.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { FavoriteCard } from "./favorite-card.tsx";
import { NoFavorites } from "./no-favorites.tsx";
import { useFavorites } from "./use-favorites.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

/** The dashboard's tab of favorites. */
export function FavoritesGrid() {
  const { t } = useTranslation("accounts");
  const { t: tWishlist } = useTranslation("wishlist");
  const favorites = useFavorites();
  const { items, retry } = favorites;
  const section = useFocusAfterRemoval(items);
  return (
    <section aria-labelledby="favorites" ref={section} className="grid gap-5">
      <h2 id="favorites" tabIndex={-1} className="font-display font-semibold text-heading outline-none">
        {t("dashboard.favorites")}
      </h2>
      <InlineRetry {...retry} />
      {!items && <FavoriteSkeletons />}
      {items?.length === 0 && <NoFavorites />}
      {items && items.length > 0 && (
        <FindInList
          items={items}
          textOf={({ name, vendorName }) => `${name} ${vendorName}`}
          words={{
            label: tWishlist("find.label"),
            placeholder: tWishlist("find.placeholder"),
            none: tWishlist("find.none"),
            noneText: tWishlist("find.noneText"),
          }}
          countFound={(count) => tWishlist("find.count", { count })}
          within={{ tab: "favorites" }}
          headingLevel="h3"
        >
          {(found) => (
            <div className={columns}>
              {found.map((item) => (
                <FavoriteCard key={item.id} item={item} favorites={favorites} />
              ))}
            </div>
          )}
        </FindInList>
      )}
    </section>
  );
}

const columns = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

const FavoriteSkeletons = () => (
  <div aria-busy="true" className={columns}>
    {["first", "second", "third", "fourth"].map((place) => (
      <Skeleton key={place} className="h-96" />
    ))}
  </div>
);
