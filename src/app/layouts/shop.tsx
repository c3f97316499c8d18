import { Outlet, useLocation } from "react-router";
import { CartNotices } from "#domains/cart/web/cart-notices.tsx";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import { BackToTop } from "#ui/back-to-top.tsx";
import { contentId } from "#ui/skip-link.tsx";
import { findPage } from "../find-page.ts";
import { BottomBar } from "./shop/bottom-bar.tsx";
import { Footer } from "./shop/footer.tsx";
import "./shop/frame.css";
import { Header } from "./shop/header.tsx";

export default function ShopFrame() {
  const { pathname } = useLocation();
  return (
    <WishlistProvider>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main id={contentId} tabIndex={-1} className="flex-1">
          {/* Where the code of a saved copy says that it is one. */}
          <div id="page-notice" />
          <Outlet />
        </main>
        <Footer />
        <BackToTop />
        {findPage(pathname).hasBottomBar !== false && <BottomBar />}
        <CartNotices />
      </div>
    </WishlistProvider>
  );
}
