import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** Why no plan can be chosen yet: without a vendor record a link to apply (R24), before the approval a note. */
export function NoPlanYet({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation("plans");
  return (
    <InlineNotice title={t(isWaiting ? "waitingTitle" : "notVendorTitle")}>
      <p>{t(isWaiting ? "waitingText" : "notVendorText")}</p>
      <Button asChild size="sm" className="mt-3">
        <Link to={isWaiting ? href("/vendor/pending") : href("/vendor/register")}>
          {t(isWaiting ? "seeApplication" : "become")}
        </Link>
      </Button>
    </InlineNotice>
  );
}
