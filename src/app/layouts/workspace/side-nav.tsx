import { useId } from "react";
import { href, Link } from "react-router";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import type { ShownSection, Workspace } from "./use-workspace.ts";

const entry =
  "flex min-h-9 items-center gap-3 rounded-leaf-sm px-3 text-ink-soft text-sm no-underline hover:bg-ink/6 hover:text-ink [&_svg]:size-4.5 [&_svg]:shrink-0";

/** The sections on the left, from 64rem on. */
export function SideNav({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation(["workspace", "ui"]);
  return (
    <div className="sticky top-0 hidden h-dvh flex-col border-line border-r bg-surface lg:flex print:hidden">
      <div className="flex h-14 shrink-0 items-center gap-2 border-line border-b px-5">
        <Link to={href("/")} aria-label={t("ui:logoHome")} className="no-underline">
          <Logo size="sm" />
        </Link>
      </div>
      <nav aria-label={workspace.title} className="min-h-0 flex-1 overflow-y-auto px-3 py-4">
        <SectionGroups workspace={workspace} />
      </nav>
      <div className="grid gap-0.5 border-line border-t px-3 py-3">
        <OtherWorkspaces workspace={workspace} />
        <SideLink to={href("/")} icon="arrow-left">
          {t("backToShop")}
        </SideLink>
      </div>
    </div>
  );
}

/** All groups of sections, one list each. */
export function SectionGroups({ workspace }: { workspace: Workspace }) {
  const id = useId();
  return workspace.groups.map(({ name, label, sections }) => (
    <div key={name} className="mb-5">
      <p id={`${id}-${name}`} className="mb-1 px-3 font-semibold text-ink-faint text-xs">
        {label}
      </p>
      <ul aria-labelledby={`${id}-${name}`} className="grid gap-0.5">
        {sections.map((section) => (
          <li key={section.name}>
            <SectionLink section={section} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function SectionLink({ section }: { section: ShownSection }) {
  const { to, icon, label, isCurrent, count, countLabel } = section;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(entry, isCurrent && "bg-cherry-wash font-semibold text-cherry-ink hover:text-cherry-ink")}
    >
      <Icon name={icon} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count > 0 && (
        <span className="figures rounded-full bg-cherry px-2 font-semibold text-on-cherry text-xs">
          <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
          <span className="sr-only">{countLabel}</span>
        </span>
      )}
    </Link>
  );
}

/** For who is an administrator and sells, too. */
export function OtherWorkspaces({ workspace: { area } }: { workspace: Workspace }) {
  const { t } = useTranslation("workspace");
  const session = useSession();
  if (area === "vendor" && session?.roles.includes("admin"))
    return (
      <SideLink to={href("/admin")} icon="shield-check">
        {t("title.admin")}
      </SideLink>
    );
  if (area === "admin" && session?.vendor?.isApproved)
    return (
      <SideLink to={href("/vendor/dashboard")} icon="store">
        {t("title.vendor")}
      </SideLink>
    );
  return null;
}

export function SideLink({ to, icon, children }: { to: string; icon: IconName; children: string }) {
  return (
    <Link to={to} className={entry}>
      <Icon name={icon} />
      {children}
    </Link>
  );
}
