import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useShownSession } from "#client/session.tsx";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { signInPath } from "../../sign-in-path.ts";
import { DashboardButton } from "./dashboard-button.tsx";
import { UserMenu } from "./user-menu.tsx";

/** At the header's end: who is signed in, or the ways in. */
export function AccountArea({ className }: { className?: string }) {
  const { t } = useTranslation();
  const session = useShownSession();
  const location = useLocation();
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
            <Link to="/vendor/register">{t("account.sell")}</Link>
          </Button>
          <Button asChild size="sm" className="visitor-only">
            <Link to={signInPath(location)}>{t("account.signIn")}</Link>
          </Button>
        </>
      )}
    </div>
  );
}
