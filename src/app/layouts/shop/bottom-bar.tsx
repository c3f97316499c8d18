import { useEffect, useState } from "react";
import { href, useLocation } from "react-router";
import { useShownSession } from "#client/session.tsx";
import { useLatePart } from "#client/use-late-part.ts";
import { useCart } from "#domains/cart/web/cart-store.ts";
import type { SearchOverlayProps } from "#domains/search/web/search-overlay.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { BottomBarEntry } from "./bottom-bar-entry.tsx";
import type { CategorySheetProps } from "./category-sheet.tsx";
import { loadCategorySheet, loadSearchOverlay } from "./late-parts.ts";

/** Five entries within the thumb's reach, below 768 px. */
export function BottomBar() {
  const { t } = useTranslation();
  const { itemCount } = useCart();
  const session = useShownSession();
  const [open, setOpen] = useState<"categories" | "search" | null>(null);
  const [CategorySheet, wantSheet] = useLatePart<CategorySheetProps>(loadCategorySheet);
  const [SearchOverlay, wantOverlay] = useLatePart<SearchOverlayProps>(loadSearchOverlay);
  const controls = (name: "categories" | "search") => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes what lies over it
  useEffect(() => setOpen(null), [key]);
  return (
    <>
      <nav
        id="bottom-bar"
        aria-label={t("nav.bottom")}
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid h-16 grid-cols-5">
          <BottomBarEntry to={href("/")} icon={<Icon name="house" />} label={t("nav.home")} />
          <BottomBarEntry
            onWant={wantSheet}
            onOpen={() => setOpen("categories")}
            icon={<Icon name="layout-grid" />}
            label={t("nav.categories")}
          />
          <BottomBarEntry
            onWant={wantOverlay}
            onOpen={() => setOpen("search")}
            icon={<Icon name="search" />}
            label={t("nav.search")}
          />
          <BottomBarEntry
            to={href("/cart")}
            icon={<Icon name="shopping-bag" />}
            label={t("nav.cart")}
            spoken={t("header.cart", { count: itemCount })}
            count={itemCount}
          />
          <BottomBarEntry
            to={session ? href("/dashboard") : href("/auth")}
            icon={<Icon name="user-round" />}
            label={t(session ? "nav.profile" : "account.signInShort")}
          />
        </ul>
      </nav>
      <div aria-hidden="true" className="h-(--bottom-bar) bg-espresso md:hidden" />
      {CategorySheet && <CategorySheet {...controls("categories")} />}
      {SearchOverlay && <SearchOverlay {...controls("search")} />}
    </>
  );
}
