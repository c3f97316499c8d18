import { href, Link, useLocation } from "react-router";
import { useSession } from "#client/session.tsx";
import { signInPath } from "#client/sign-in-path.ts";
import { useSignOut } from "#domains/auth/web/use-sign-out.ts";
import { WishlistCount } from "#domains/wishlist/web/wishlist-count.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { accountLinks } from "./account-links.ts";
import { DrawerLink } from "./drawer-link.tsx";

/** The drawer's upper part. Signing out closes the drawer. */
export function DrawerAccount({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  if (!session) {
    return (
      <div className="grid gap-2.5">
        <Button asChild block>
          <Link to={signInPath(`${pathname}${search}`)}>{t("account.signIn")}</Link>
        </Button>
        <Button asChild block variant="secondary">
          <Link to={href("/vendor/register")}>{t("account.sell")}</Link>
        </Button>
      </div>
    );
  }
  const name = session.fullName || session.email;
  const leave = () => {
    onDone();
    void signOut();
  };
  return (
    <div className="border-line border-b pb-4">
      <div className="mb-3 flex items-center gap-3">
        <Avatar name={name} src={session.avatarUrl} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-ink-soft text-sm">{session.email}</p>
        </div>
      </div>
      <ul>
        {accountLinks(session).map(({ to, label, icon }) => (
          <DrawerLink key={to} to={to} icon={<Icon name={icon} />}>
            {t(`account.${label}`)}
            {label === "wishlist" && <WishlistCount />}
          </DrawerLink>
        ))}
      </ul>
      <button
        type="button"
        onClick={leave}
        className="-mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-center gap-3 rounded-leaf-sm px-3 hover:bg-ink/8"
      >
        <Icon name="log-out" className="size-5" />
        {t("account.signOut")}
      </button>
    </div>
  );
}
