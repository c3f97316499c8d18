import { href, Link, useLocation } from "react-router";
import { useShownSession } from "#client/session.tsx";
import { signInPath } from "#client/sign-in-path.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { DashboardButton } from "./dashboard-button.tsx";
import { UserMenu } from "./user-menu.tsx";

/** At the header's end: the user menu, or sign-in buttons. */
export function AccountArea({ className }: { className?: string }) {
  const { t } = useTranslation();
  const session = useShownSession();
  const { pathname, search } = useLocation();
  return (
    <div className={cn("shrink-0 items-center gap-2", className)}>
      {session ? (
        <>
          <DashboardButton className="hidden xl:inline-flex" />
          <UserMenu session={session} />
        </>
      ) : (
        <>
          <Button asChild variant="ghost" size="sm" className="visitor-only">
            <Link to={href("/vendor/register")}>{t("account.sell")}</Link>
          </Button>
          <Button asChild size="sm" className="visitor-only">
            <Link to={signInPath(`${pathname}${search}`)}>{t("account.signIn")}</Link>
          </Button>
        </>
      )}
    </div>
  );
}
