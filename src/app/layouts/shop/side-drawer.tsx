import { href } from "react-router";
import { useCategories } from "#domains/catalogue/web/category-menu.tsx";
import { WishlistCount } from "#domains/wishlist/web/wishlist-count.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Drawer } from "#ui/drawer.tsx";
import { Logo } from "#ui/logo.tsx";
import { DrawerAccount } from "./drawer-account.tsx";
import { DrawerLanguages } from "./drawer-languages.tsx";
import { DrawerLink } from "./drawer-link.tsx";

export type SideDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The small screen's menu: 300 px from the left with everything in the large header. */
export function SideDrawer({ open, onOpenChange }: SideDrawerProps) {
  const { t } = useTranslation();
  const { t: tCatalogue } = useTranslation("catalogue");
  const categories = useCategories("header");
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={<DrawerTitle />}>
      <nav aria-label={t("nav.main")} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <DrawerAccount onDone={() => onOpenChange(false)} />
        <ul className="grid">
          <DrawerLink to={href("/")}>{t("nav.home")}</DrawerLink>
          <DrawerLink to={href("/products")}>{t("nav.products")}</DrawerLink>
          <DrawerLink to={href("/compare")}>{t("nav.compare")}</DrawerLink>
          <DrawerLink to={href("/wishlist")}>
            {t("nav.wishlist")}
            <WishlistCount />
          </DrawerLink>
          <DrawerLink to={href("/cart")}>{t("nav.cart")}</DrawerLink>
        </ul>
        <div>
          <p className="mb-1 font-semibold text-ink-soft text-sm">{t("nav.categories")}</p>
          <ul className="grid">
            {categories.map((slug) => (
              <DrawerLink key={slug} to={href("/categories/:categorySlug", { categorySlug: slug })}>
                {tCatalogue(`category.${slug}.name`)}
              </DrawerLink>
            ))}
            <DrawerLink to={href("/categories")}>{t("nav.allCategories")}</DrawerLink>
          </ul>
        </div>
        <DrawerLanguages />
      </nav>
    </Drawer>
  );
}

function DrawerTitle() {
  const { t } = useTranslation();
  return (
    <>
      <Logo size="sm" />
      <span className="sr-only">, {t("header.menu")}</span>
    </>
  );
}
