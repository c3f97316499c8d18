import { href, Link } from "react-router";
import { useSession } from "#client/session.tsx";
import { useGoBack } from "#client/use-go-back.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { ownDashboardPath } from "./own-dashboard-path.ts";

/** For a signed-in user without the role: back, to their own dashboard, or to contact. */
export function AccessDenied() {
  const { t } = useTranslation("accounts");
  const goBack = useGoBack();
  const dashboard = ownDashboardPath(useSession());
  return (
    <div className="py-8">
      <EmptyState
        headingLevel="h1"
        illustration={<LockedDoor />}
        title={t("unauthorized.title")}
        text={t("unauthorized.text")}
        action={
          <>
            <Button variant="secondary" onClick={goBack}>
              <Icon name="arrow-left" />
              {t("unauthorized.goBack")}
            </Button>
            <Button asChild>
              <Link to={dashboard}>
                <Icon name="layout-dashboard" />
                {t("unauthorized.dashboard")}
              </Link>
            </Button>
          </>
        }
      />
      <p className="text-center text-ink-soft">
        <Link to={href("/contact")} className="text-link">
          {t("unauthorized.help")}
        </Link>
      </p>
    </div>
  );
}

/** In the style of the design system's small drawings. */
function LockedDoor() {
  return (
    <svg
      viewBox="0 0 124 124"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-31 text-ink-soft"
    >
      <path
        d="M14 34C10 84 24 116 70 116c38 0 46-30 42-60S88 10 58 10 16 18 14 34Z"
        className="fill-sunken stroke-none"
      />
      <path d="M40 104V40q22-20 44 0v64Z" className="fill-surface" />
      <path d="M32 104h60" />
      <path d="M53 66v-6a9 9 0 0 1 18 0v6" className="stroke-cherry-ink" />
      <rect x="48" y="66" width="28" height="20" rx="4" className="fill-cherry-wash stroke-cherry-ink" />
      <path d="M62 74v5" className="stroke-cherry-ink" />
    </svg>
  );
}
