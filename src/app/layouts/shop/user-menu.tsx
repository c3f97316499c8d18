import type { SessionView } from "#domains/accounts/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { LazyMenu } from "#ui/lazy-menu.tsx";

const loadMenu = async () => (await import("./user-menu-content.tsx")).UserMenuContent;

export function UserMenu({ session }: { session: SessionView }) {
  const { t } = useTranslation();
  const name = session.fullName || session.email;
  return (
    <LazyMenu
      name="account"
      load={loadMenu}
      menu={{ session }}
      aria-label={t("account.menu", { name })}
      className="flex h-11 max-w-56 items-center gap-2 rounded-full pr-2 pl-1 hover:bg-ink/8"
    >
      <Avatar name={name} src={session.avatarUrl} size="sm" />
      <Icon name="chevron-down" className="size-4 shrink-0 text-ink-soft" />
    </LazyMenu>
  );
}
