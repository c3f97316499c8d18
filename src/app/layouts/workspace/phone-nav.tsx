import { useEffect, useState } from "react";
import { href, Link, useLocation } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { BottomSheet } from "#ui/bottom-sheet.tsx";
import { cn } from "#ui/class-names.ts";
import { CountBadge } from "#ui/count-badge.tsx";
import { Icon } from "#ui/icon.tsx";
import { OtherWorkspaces, SectionGroups, SideLink } from "./side-nav.tsx";
import type { Workspace } from "./use-workspace.ts";

const look =
  "flex h-full w-full flex-col items-center justify-center gap-0.5 px-0.5 text-ink-soft text-xs no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-cherry-ink [&_svg]:size-5.5";

const inBar = 4;

/** Below 64rem: the first four sections within the thumb's reach, and a sheet with all of them. */
export function PhoneNav({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation("workspace");
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes what lies over it
  useEffect(() => setOpen(false), [key]);
  const shown = workspace.groups[0]!.sections.slice(0, inBar);
  const isElsewhere = !shown.some(({ isCurrent }) => isCurrent);
  return (
    <>
      <nav
        id="work-bar"
        aria-label={workspace.title}
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="mx-auto grid h-16 max-w-2xl grid-cols-5">
          {shown.map(({ name, to, icon, label, isCurrent, count, countLabel }) => (
            <li key={name}>
              <Link to={to} aria-current={isCurrent ? "page" : undefined} className={look}>
                <span className="relative">
                  <Icon name={icon} />
                  <CountBadge count={count} className="absolute -top-2 left-3.5" />
                </span>
                <span className="max-w-full truncate">{label}</span>
                {count > 0 && <span className="sr-only">{countLabel}</span>}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              className={cn(look, isElsewhere && "font-semibold text-cherry-ink")}
            >
              <Icon name="menu" />
              {t("more")}
            </button>
          </li>
        </ul>
      </nav>
      <BottomSheet open={isOpen} onOpenChange={setOpen} title={workspace.title}>
        <SectionGroups workspace={workspace} />
        <div className="grid gap-0.5 border-line border-t pt-3">
          <OtherWorkspaces workspace={workspace} />
          <SideLink to={href("/")} icon="arrow-left">
            {t("backToShop")}
          </SideLink>
        </div>
      </BottomSheet>
    </>
  );
}
