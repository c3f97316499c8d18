import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#ui/card.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { FavoriteRow } from "./favorite-row.tsx";
import { NoFavorites } from "./no-favorites.tsx";
import type { Favorites } from "./use-favorites.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

const shownAtMost = 3;

/** The overview's first favorites. */
export function FavoriteProducts({ favorites }: { favorites: Favorites }) {
  const { t } = useTranslation("accounts");
  const { items, retry } = favorites;
  const card = useFocusAfterRemoval(items);
  return (
    <Card ref={card}>
      <CardHeader>
        <CardTitle tabIndex={-1} className="outline-none">
          {t("dashboard.favoriteProducts")}
        </CardTitle>
        {items && items.length > 0 && (
          <Button asChild variant="link">
            <Link to="?tab=favorites" preventScrollReset>
              {t("dashboard.viewAllFavorites")}
            </Link>
          </Button>
        )}
      </CardHeader>
      <InlineRetry {...retry} className="mb-4" />
      {!items ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      ) : items.length === 0 ? (
        <NoFavorites className="py-6" />
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
