import type { InquirySummary } from "#domains/support/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

const tones: Record<InquirySummary["state"], BadgeTone> = {
  open: "yellow",
  answered: "green",
  closed: "grey",
};

/** Where an inquiry stands, and what is known of its sender. */
export function InquiryBadges({ inquiry }: { inquiry: InquirySummary }) {
  const { t } = useTranslation("inquiries");
  return (
    <>
      <Badge tone={tones[inquiry.state]}>{t(`state.${inquiry.state}`)}</Badge>
      {inquiry.isPriority && <Badge tone="leaf">{t("priority")}</Badge>}
      {inquiry.isLate && <Badge tone="red">{t("late")}</Badge>}
      {inquiry.isMember && <Badge tone="blue">{t("member")}</Badge>}
      {inquiry.isSuspected && <Badge tone="red">{t("suspected")}</Badge>}
    </>
  );
}
