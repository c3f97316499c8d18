import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import type { RiskSign } from "../../risk-rules.ts";

/** What a vendor's figures show. */
export function RiskBadges({ signs }: { signs: readonly RiskSign[] }) {
  const { t } = useTranslation("vendorReview");
  return (
    <span className="flex flex-wrap gap-1 max-md:justify-end">
      {signs.map((sign) => (
        <Badge key={sign} tone="yellow">
          {t(`risk.signs.${sign}`)}
        </Badge>
      ))}
    </span>
  );
}
