import { href, Link } from "react-router";
import { useOpenedThing } from "#client/opened-thing.ts";
import { useSession } from "#client/session.tsx";
import { NotificationBell } from "#domains/notifications/web/notification-bell.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Logo } from "#ui/logo.tsx";
import { LanguageSwitcher } from "../shop/language-switcher.tsx";
import { UserMenu } from "../shop/user-menu.tsx";
import { PaletteButton } from "./palette-button.tsx";
import type { Workspace } from "./use-workspace.ts";

/** Where one is, and what is the same everywhere: language, notifications, account. */
export function TopBar({ workspace }: { workspace: Workspace }) {
  const { title, home, current } = workspace;
  const { t } = useTranslation("ui");
  const session = useSession();
  const thing = useOpenedThing();
  const area = { label: title, to: home };
  const section = { label: current.label, to: current.to };
  const crumbs =
    current.name === "overview"
      ? [{ label: title }]
      : thing
        ? [area, section, { label: thing }]
        : [area, { label: current.label }];
  return (
    <header
      id="work-header"
      className="sticky top-0 z-30 flex h-14 items-center gap-3 border-line border-b bg-paper px-4 sm:px-6"
    >
      <Link to={href("/")} aria-label={t("logoHome")} className="no-underline lg:hidden">
        <Logo size="sm" />
      </Link>
      <Breadcrumb
        items={crumbs}
        // One line: a long name is whole in the page's heading.
        className="min-w-0 whitespace-nowrap max-sm:sr-only [&_li:last-child>span]:truncate [&_ol]:flex-nowrap"
      />
      <div className="ml-auto flex shrink-0 items-center">
        <PaletteButton workspace={workspace} />
        <LanguageSwitcher className="max-sm:hidden" />
        <NotificationBell />
        {session && <UserMenu session={session} />}
      </div>
    </header>
  );
}
