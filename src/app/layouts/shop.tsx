import { Outlet } from "react-router";
import { contentId } from "#ui/skip-link.tsx";

export default function ShopFrame() {
  return (
    <main id={contentId} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
