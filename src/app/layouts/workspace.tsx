import { Outlet } from "react-router";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import "#i18n/signed-in-words.ts";
import "#i18n/work-words.ts";
import { contentId } from "#ui/skip-link.tsx";
import { PhoneNav } from "./workspace/phone-nav.tsx";
import "./workspace/frame.css";
import { SideNav } from "./workspace/side-nav.tsx";
import { TopBar } from "./workspace/top-bar.tsx";
import { useWorkspace } from "./workspace/use-workspace.ts";

/** Where vendors and administrators work: outside the shop's header and footer, with a way back. */
export default function WorkspaceFrame() {
  const workspace = useWorkspace();
  return (
    // The account menu shows the wishlist's count.
    <WishlistProvider>
      <div className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <SideNav workspace={workspace} />
        <div className="flex min-h-dvh min-w-0 flex-col">
          <TopBar workspace={workspace} />
          <main id={contentId} tabIndex={-1} className="flex-1">
            {/* Where the code of a saved copy says that it is one. */}
            <div id="page-notice" />
            <Outlet />
          </main>
          <div aria-hidden="true" className="h-(--bottom-bar) lg:hidden" />
          <PhoneNav workspace={workspace} />
        </div>
      </div>
    </WishlistProvider>
  );
}
