import { ChevronDown, LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";
import { useSignOut } from "#domains/auth/web/use-sign-out.ts";
import { PlanMark } from "#domains/plans/web/plan-mark.tsx";
import { WishlistCount } from "#domains/wishlist/web/wishlist-count.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/dropdown-menu.tsx";
import { accountLinks } from "./account-links.ts";

export function UserMenu({ session }: { session: SessionView }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const name = session.fullName || session.email;
  return (
    <DropdownMenu
      className="w-72"
      trigger={
        <button
          type="button"
          aria-label={t("account.menu", { name })}
          className="flex h-11 max-w-56 items-center gap-2 rounded-full pr-2 pl-1 hover:bg-ink/8"
        >
          <Avatar name={name} src={session.avatarUrl} size="sm" />
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        </button>
      }
    >
      <div className="px-3 pt-2 pb-2.5">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-ink-soft text-sm">{session.email}</p>
      </div>
      <MenuSeparator />
      {accountLinks(session).map(({ to, label, Icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon aria-hidden="true" />
            {t(`account.${label}`)}
            {label === "wishlist" && <WishlistCount />}
            {label === "subscription" && <PlanMark />}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut aria-hidden="true" />
        {t("account.signOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
