import { Link } from "react-router";
import type { InquirySummary } from "#domains/support/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Card } from "#ui/card.tsx";
import { type InquiriesAddress, inquiriesPath } from "./inquiries-address.ts";
import { InquiryBadges } from "./inquiry-badges.tsx";

type InquiryRowProps = { inquiry: InquirySummary; address: InquiriesAddress };

/** One inquiry of the list; all of it is the link. */
export function InquiryRow({ inquiry, address }: InquiryRowProps) {
  const { t } = useTranslation("inquiries");
  return (
    <li>
      <Card asChild interactive padding="sm">
        <article aria-labelledby={`inquiry-${inquiry.id}`} className="grid! grid-cols-1 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              id={`inquiry-${inquiry.id}`}
              to={inquiriesPath({ ...address, inquiryId: inquiry.id })}
              className="min-w-0 break-words font-semibold after:absolute after:inset-0 hover:underline"
            >
              {inquiry.subject}
            </Link>
            <InquiryBadges inquiry={inquiry} />
          </p>
          <p className="break-words text-ink-soft text-sm">
            {inquiry.name} · {inquiry.email}
          </p>
          <p className="figures text-ink-soft text-sm">
            {inquiry.reference} · {t("received", { date: formatDateTime(inquiry.createdAt) })}
            {inquiry.answerBy && <> · {t("answerBy", { date: formatDateTime(inquiry.answerBy) })}</>}
          </p>
        </article>
      </Card>
    </li>
  );
}
