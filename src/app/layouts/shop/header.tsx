import { useEffect, useState } from "react";
import { href, Link, useLocation } from "react-router";
import { useLatePart } from "#client/use-late-part.ts";
import { NotificationBell } from "#domains/notifications/web/notification-bell.tsx";
import { SearchBar } from "#domains/search/web/search-bar.tsx";
import type { SearchOverlayProps } from "#domains/search/web/search-overlay.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Logo } from "#ui/logo.tsx";
import { usePress } from "#ui/presses.tsx";
import { AccountArea } from "./account-area.tsx";
import { CartLink } from "./cart-link.tsx";
import { CategoryNav } from "./category-nav.tsx";
import { ClaimStrip } from "./claim-strip.tsx";
import { CompareLink } from "./compare-link.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { loadSearchOverlay, loadSideDrawer } from "./late-parts.ts";
import type { SideDrawerProps } from "./side-drawer.tsx";
import { WishlistLink } from "./wishlist-link.tsx";

/** Sticky at the top. From 64rem on everything is visible, below that a drawer has the rest. */
export function Header() {
  const { t } = useTranslation(["words", "ui"]);
  const [open, setOpen] = useState<"menu" | "search" | null>(null);
  const [SideDrawer, wantDrawer] = useLatePart<SideDrawerProps>(loadSideDrawer);
  const [SearchOverlay, wantOverlay] = useLatePart<SearchOverlayProps>(loadSearchOverlay);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes what lies over it
  useEffect(() => setOpen(null), [key]);
  const controls = (name: "menu" | "search") => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  const menuPress = usePress("menu", () => {
    wantDrawer();
    setOpen("menu");
  });
  const searchPress = usePress("search", () => {
    wantOverlay();
    setOpen("search");
  });
  return (
    <>
      <ClaimStrip />
      <header id="shop-header" className="sticky top-0 z-30 border-line border-b bg-paper">
        <Container
          width="wide"
          className="flex min-h-16 flex-wrap items-center gap-1 lg:min-h-19 lg:flex-nowrap lg:gap-5"
        >
          <div className="contents">
            <IconButton
              label={t("header.openMenu")}
              tooltip={false}
              aria-haspopup="dialog"
              onPointerEnter={wantDrawer}
              onFocus={wantDrawer}
              className="-ml-2.5 lg:hidden"
              {...menuPress}
            >
              <Icon name="menu" />
            </IconButton>
            <Link to={href("/")} aria-label={t("ui:logoHome")} className="shrink-0 py-2 no-underline lg:mr-2">
              <Logo size="md" className="max-xs:hidden" />
              <Logo size="sm" className="xs:hidden" />
            </Link>
          </div>
          <SearchBar className="mx-auto hidden w-full max-w-xl lg:block" />
          <nav aria-label={t("header.shortcuts")} className="ml-auto flex items-center lg:ml-0">
            <IconButton
              label={t("nav.search")}
              tooltip={false}
              aria-haspopup="dialog"
              onPointerEnter={wantOverlay}
              onFocus={wantOverlay}
              className="lg:hidden"
              {...searchPress}
            >
              <Icon name="search" />
            </IconButton>
            <LanguageSwitcher className="hidden lg:inline-flex" />
            <div className="contents">
              <CompareLink className="hidden lg:inline-grid" />
              <WishlistLink className="hidden lg:inline-grid" />
              <NotificationBell />
              <CartLink />
            </div>
          </nav>
          <AccountArea className="hidden lg:flex" />
        </Container>
        <CategoryNav className="hidden lg:block" />
      </header>
      {SideDrawer && <SideDrawer {...controls("menu")} />}
      {SearchOverlay && <SearchOverlay {...controls("search")} />}
    </>
  );
}
