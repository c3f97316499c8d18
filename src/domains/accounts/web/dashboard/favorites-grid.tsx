import { useTranslation } from "react-i18next";
import { FavoriteCard } from "./favorite-card.tsx";
import { NoFavorites } from "./no-favorites.tsx";
import type { Favorites } from "./use-favorites.ts";

/** The dashboard's tab of favorites. */
export function FavoritesGrid({ favorites }: { favorites: Favorites }) {
  const { t } = useTranslation("accounts");
  const items = favorites.items ?? [];
  return (
    <section aria-labelledby="favorites" className="grid gap-5">
      <h2 id="favorites" className="font-display font-semibold text-heading">
        {t("dashboard.favorites")}
      </h2>
      {items.length === 0 ? (
        <NoFavorites />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((item) => (
            <FavoriteCard key={item.id} item={item} favorites={favorites} />
          ))}
        </div>
      )}
    </section>
  );
}
