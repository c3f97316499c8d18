import { Menu, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useLatePart } from "#client/use-late-part.ts";
import { SearchBar } from "#domains/search/web/search-bar.tsx";
import type { SearchOverlayProps } from "#domains/search/web/search-overlay.tsx";
import { Container } from "#ui/container.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Logo } from "#ui/logo.tsx";
import { AccountArea } from "./account-area.tsx";
import { CartLink } from "./cart-link.tsx";
import { CategoryNav } from "./category-nav.tsx";
import { ClaimStrip } from "./claim-strip.tsx";
import { CompareLink } from "./compare-link.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { loadSearchOverlay, loadSideDrawer } from "./late-parts.ts";
import type { SideDrawerProps } from "./side-drawer.tsx";
import { WishlistLink } from "./wishlist-link.tsx";

/** Stays at the window's upper edge. From 64rem everything is in sight, below it a drawer holds the rest. */
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
  return (
    <>
      <ClaimStrip />
      <header id="shop-header" className="sticky top-0 z-30 border-line border-b bg-paper">
        <Container width="wide" className="flex h-16 items-center gap-1 lg:h-19 lg:gap-5">
          <IconButton
            label={t("header.openMenu")}
            tooltip={false}
            aria-haspopup="dialog"
            onPointerEnter={wantDrawer}
            onFocus={wantDrawer}
            onClick={() => {
              wantDrawer();
              setOpen("menu");
            }}
            className="-ml-2.5 lg:hidden"
          >
            <Menu aria-hidden="true" />
          </IconButton>
          <Link to="/" aria-label={t("ui:logoHome")} className="shrink-0 py-2 no-underline lg:mr-2">
            <Logo size="md" className="max-xs:hidden" />
            <Logo size="sm" className="xs:hidden" />
          </Link>
          <SearchBar className="mx-auto hidden w-full max-w-xl lg:block" />
          <nav aria-label={t("header.shortcuts")} className="ml-auto flex items-center lg:ml-0">
            <IconButton
              label={t("nav.search")}
              tooltip={false}
              aria-haspopup="dialog"
              onPointerEnter={wantOverlay}
              onFocus={wantOverlay}
              onClick={() => {
                wantOverlay();
                setOpen("search");
              }}
              className="lg:hidden"
            >
              <Search aria-hidden="true" />
            </IconButton>
            <LanguageSwitcher className="hidden lg:inline-flex" />
            <CompareLink className="hidden lg:inline-grid" />
            <WishlistLink className="hidden lg:inline-grid" />
            <CartLink />
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
