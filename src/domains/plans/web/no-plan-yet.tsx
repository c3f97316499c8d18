import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** Why nothing can be chosen here yet: without a vendor record the way to one (decision 24), before the approval that it is waited for. */
export function NoPlanYet({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation("plans");
  return (
    <InlineNotice title={t(isWaiting ? "waitingTitle" : "notVendorTitle")}>
      <p>{t(isWaiting ? "waitingText" : "notVendorText")}</p>
      <Button asChild size="sm" className="mt-3">
        <Link to={isWaiting ? "/vendor/pending" : "/vendor/register"}>
          {t(isWaiting ? "seeApplication" : "become")}
        </Link>
      </Button>
    </InlineNotice>
  );
}
