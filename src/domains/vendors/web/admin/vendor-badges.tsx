import { useTranslation } from "#i18n/use-translation.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import type { VendorState } from "../../vendor-states.ts";

const tones: Record<VendorState, BadgeTone> = {
  waiting: "yellow",
  approved: "green",
  rejected: "red",
  suspended: "red",
  ended: "grey",
};

type Shown = { state: VendorState; isPaused: boolean; arePayoutsPaused: boolean; isTrusted?: boolean };

/** Where a vendor is, and what is stopped besides. */
export function VendorBadges({ vendor }: { vendor: Shown }) {
  const { t } = useTranslation("vendorReview");
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tones[vendor.state]}>{t(`state.${vendor.state}`)}</Badge>
      {vendor.isTrusted && <Badge tone="blue">{t("trusted")}</Badge>}
      {vendor.isPaused && <Badge tone="grey">{t("paused")}</Badge>}
      {vendor.arePayoutsPaused && <Badge tone="yellow">{t("payoutsPaused")}</Badge>}
    </span>
  );
}
