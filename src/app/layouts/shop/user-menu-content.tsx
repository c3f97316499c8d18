import { Link } from "react-router";
import type { SessionView } from "#domains/accounts/contract.ts";
import { useSignOut } from "#domains/auth/web/use-sign-out.ts";
import { PlanMark } from "#domains/plans/web/plan-mark.tsx";
import { WishlistCount } from "#domains/wishlist/web/wishlist-count.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { DropdownMenu, MenuItem, MenuSeparator } from "#ui/dropdown-menu.tsx";
import { Icon } from "#ui/icon.tsx";
import type { MenuProps } from "#ui/lazy-menu.tsx";
import { accountLinks } from "./account-links.ts";

export function UserMenuContent({ session, ...menu }: MenuProps & { session: SessionView }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const name = session.fullName || session.email;
  return (
    <DropdownMenu {...menu} className="w-72">
      <div className="px-3 pt-2 pb-2.5">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-ink-soft text-sm">{session.email}</p>
      </div>
      <MenuSeparator />
      {accountLinks(session).map(({ to, label, icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon name={icon} />
            {t(`account.${label}`)}
            {label === "wishlist" && <WishlistCount />}
            {label === "subscription" && <PlanMark />}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>
        <Icon name="log-out" />
        {t("account.signOut")}
      </MenuItem>
    </DropdownMenu>
  );
}
