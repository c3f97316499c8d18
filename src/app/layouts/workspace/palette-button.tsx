import { lazy, Suspense, useEffect, useState } from "react";
import { href } from "react-router";
import type { Found } from "#domains/palette/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Icon } from "#ui/icon.tsx";
import type { AreaName } from "./areas.ts";
import type { Workspace } from "./use-workspace.ts";

const load = () => import("#domains/palette/web/palette-dialog.tsx");
const PaletteDialog = lazy(load);

const params = {
  admin: {
    order: (id: string) => ({ tab: "orders", order: id }),
    vendor: (id: string) => ({ tab: "vendors", state: "approved", vendor: id }),
    product: (id: string) => ({ tab: "products", product: id }),
    user: (id: string) => ({ tab: "users", user: id }),
  },
  vendor: {
    order: (id: string) => ({ tab: "orders", parcel: id }),
    vendor: () => ({ tab: "shop" }),
    product: (id: string) => ({ tab: "products", product: id }),
    user: () => ({ tab: "messages" }),
  },
} as const;

const toOf =
  (area: AreaName) =>
  ({ kind, id }: Found) =>
    withQuery(area === "admin" ? href("/admin") : href("/vendor/dashboard"), params[area][kind](id));

/** Opens the command palette, as Ctrl or ⌘ K does; its code loads when the first of these keys goes down, or the button is pressed. */
export function PaletteButton({ workspace: { area, groups } }: { workspace: Workspace }) {
  const { t } = useTranslation("palette");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Begun with the first of the two keys, so that no typed character is lost.
      if (event.key === "Control" || event.key === "Meta") load().catch(() => undefined);
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const screens = groups.flatMap(({ sections }) => sections);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex min-h-9 items-center gap-2 rounded-leaf-sm border-line px-2 text-ink-soft text-sm hover:border-edge hover:text-ink sm:border sm:pr-1.5 sm:pl-3"
      >
        <Icon name="search" className="size-4.5" />
        <span className="max-md:sr-only">{t("open")}</span>
        <span className="rounded-sm bg-sunken px-1.5 text-xs max-md:hidden" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <PaletteDialog area={area} screens={screens} toOf={toOf(area)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
