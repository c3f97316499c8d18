import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { FavoriteRow } from "./favorite-row.tsx";
import { NoFavorites } from "./no-favorites.tsx";
import type { Favorites } from "./use-favorites.ts";

const shownAtMost = 3;

/** The overview's first favorites. */
export function FavoriteProducts({ favorites }: { favorites: Favorites }) {
  const { t } = useTranslation("accounts");
  const { items } = favorites;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("dashboard.favoriteProducts")}</CardTitle>
        {items && items.length > 0 && (
          <Button asChild variant="link">
            <Link to="?tab=favorites" preventScrollReset>
              {t("dashboard.viewAllFavorites")}
            </Link>
          </Button>
        )}
      </CardHeader>
      {!items ? (
        <Skeleton className="h-40" />
      ) : items.length === 0 ? (
        <NoFavorites />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {items.slice(0, shownAtMost).map((item) => (
            <FavoriteRow key={item.id} item={item} favorites={favorites} />
          ))}
        </ul>
      )}
    </Card>
  );
}
