import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import type { Inquiry } from "#domains/support/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { isLanguage } from "#kernel/languages.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type InquiriesAddress, inquiriesPath } from "./inquiries-address.ts";
import { InquiryActions } from "./inquiry-actions.tsx";
import { InquiryBadges } from "./inquiry-badges.tsx";

/** One inquiry: who wrote what, our answers, and what can be done. */
export function InquiryView({ address, inquiryId }: { address: InquiriesAddress; inquiryId: string }) {
  const { t } = useTranslation("inquiries");
  const { data: inquiry, isError } = useQuery(
    queries.support.getInquiry.queryOptions({ input: { inquiryId } }),
  );
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <Button asChild variant="link" className="w-fit">
        <Link to={inquiriesPath({ ...address, inquiryId: null })}>
          <Icon name="arrow-left" />
          {t("back")}
        </Link>
      </Button>
      {isError && !inquiry && (
        <EmptyState
          illustration={<Illustration name="search" />}
          title={t("notFoundTitle")}
          text={t("notFoundText")}
        />
      )}
      {!inquiry && !isError && <Skeleton className="h-72" />}
      {inquiry && <Thread inquiry={inquiry} />}
    </div>
  );
}

function Thread({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation("inquiries");
  return (
    <section aria-labelledby="inquiry" className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <h2 id="inquiry" className="break-words font-display font-semibold text-heading">
          {inquiry.subject}
        </h2>
        <p role="status" className="flex flex-wrap gap-2">
          <InquiryBadges inquiry={inquiry} />
        </p>
        <p className="break-words text-ink-soft">
          {inquiry.name} ·{" "}
          <a href={`mailto:${inquiry.email}`} className="text-link">
            {inquiry.email}
          </a>
        </p>
        <p className="text-ink-soft text-sm">
          <span className="figures select-all">{inquiry.reference}</span>
          {isLanguage(inquiry.language) && <> · {t(`language.${inquiry.language}`)}</>}
          {inquiry.answerBy && <> · {t("answerBy", { date: formatDateTime(inquiry.answerBy) })}</>}
        </p>
      </div>
      <ol className="grid grid-cols-1 gap-4">
        {inquiry.messages.map((message) => (
          <Message key={message.id} message={message} sender={inquiry.name} />
        ))}
      </ol>
      <AdminMay permission="support.manage">
        <InquiryActions inquiry={inquiry} />
      </AdminMay>
    </section>
  );
}

function Message({ message, sender }: { message: Inquiry["messages"][number]; sender: string }) {
  const { t } = useTranslation("inquiries");
  const isOurs = message.author === "support";
  const ours = message.authorName ? t("answeredBy", { name: message.authorName }) : t("answered");
  return (
    <li
      className={cn(
        "grid grid-cols-1 gap-2 rounded-leaf p-5",
        isOurs ? "bg-leaf-wash sm:ml-10" : "border border-line bg-surface sm:mr-10",
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <strong className="min-w-0 break-words">{isOurs ? ours : sender}</strong>
        <span className={cn("figures", !isOurs && "text-ink-soft")}>{formatDateTime(message.createdAt)}</span>
      </p>
      <p className="whitespace-pre-line break-words">{message.text}</p>
    </li>
  );
}
