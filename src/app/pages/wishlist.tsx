import { ClearWishlistButton } from "#domains/wishlist/web/clear-wishlist-button.tsx";
import { WishlistContents } from "#domains/wishlist/web/wishlist-contents.tsx";
import { useWishlist } from "#domains/wishlist/web/wishlist-provider.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/wishlist.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await client.prefetchQuery(queries.wishlist.listWishlist.queryOptions({ input: {} }));
  return { dehydrated: dehydrate() };
}

export default function WishlistPage() {
  const { t } = useTranslation("wishlist");
  const { items } = useWishlist();
  return (
    <Container width="wide" className="pt-8 pb-20 lg:pt-12">
      <PageMeta />
      <PageHeading
        className="mb-8"
        title={t("title")}
        lead={items.length > 0 ? t("count", { count: items.length }) : t("lead")}
        actions={items.length > 0 && <ClearWishlistButton />}
      />
      <WishlistContents />
    </Container>
  );
}
