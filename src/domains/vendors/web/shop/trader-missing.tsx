import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { TeamMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** Asks a vendor that applied before R63 who sells, until it is stated. */
export function TraderMissing() {
  const { t } = useTranslation("trader");
  const { data: shop } = useQuery(queries.vendors.getShop.queryOptions({ input: {} }));
  if (!shop || shop.trader) return null;
  return (
    <TeamMay permission="shop.manage">
      <InlineNotice
        tone="warning"
        title={t("missingTitle")}
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to={`${withQuery(href("/vendor/dashboard"), { tab: "shop" })}#trader`}>
              {t("missingAction")}
            </Link>
          </Button>
        }
      >
        {t("missingText")}
      </InlineNotice>
    </TeamMay>
  );
}
