import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Timeline } from "#ui/timeline.tsx";
import type { ApplicationView } from "../shapes.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { ResubmitForm } from "./resubmit-form.tsx";

type Props = {
  application: ApplicationView;
  /** Of a rejected one: under which rule, and how to object. */
  decision: ReactNode;
};

/** An application under review or rejected: submission date, reason, and a link to change it. */
export function ApplicationReview({ application, decision }: Props) {
  const { t } = useTranslation("vendors");
  const { rejectedAt, rejectionReason, submittedAt } = application;
  const isRejected = rejectedAt !== null;
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-8">
        <PageHeading
          eyebrow={application.companyName}
          title={t(isRejected ? "pending.rejectedTitle" : "pending.title")}
          lead={t(isRejected ? "pending.rejectedText" : "pending.text")}
        />
        {isRejected && (
          <InlineNotice tone="warning" title={t("pending.reason")}>
            <p className="wrap-anywhere whitespace-pre-line text-base">{rejectionReason}</p>
          </InlineNotice>
        )}
        {isRejected && decision}
        {isRejected ? (
          <section aria-labelledby="edit-application">
            <h2 id="edit-application" className="mb-5 font-display font-semibold text-heading">
              {t("pending.edit")}
            </h2>
            <ResubmitForm key={submittedAt} application={application} />
          </section>
        ) : (
          <>
            <section aria-labelledby="own-application">
              <h2 id="own-application" className="mb-5 font-display font-semibold text-heading">
                {t("pending.handedIn")}
              </h2>
              <ApplicationFacts application={application} />
            </section>
            <Disclosure title={t("pending.edit")} className="border-line border-t">
              <ResubmitForm key={submittedAt} application={application} />
            </Disclosure>
          </>
        )}
      </div>
      <Card tone="sunken" className="gap-5 lg:mt-14">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle>{t("pending.status")}</CardTitle>
          <Badge tone={isRejected ? "red" : "yellow"} size="md">
            {t(isRejected ? "pending.statusRejected" : "pending.statusPending")}
          </Badge>
        </div>
        <Timeline
          label={t("pending.status")}
          steps={[
            { label: t("pending.step.received"), state: "done", date: formatDateTime(submittedAt) },
            isRejected
              ? { label: t("pending.step.rejected"), state: "current", date: formatDateTime(rejectedAt) }
              : { label: t("pending.step.review"), state: "current", note: t("pending.step.reviewNote") },
            { label: t("pending.step.open"), state: "upcoming" },
          ]}
        />
        <div className="grid gap-2.5">
          <Button asChild variant="secondary">
            <Link to={href("/products")}>{t("pending.browse")}</Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to={href("/contact")}>{t("pending.contact")}</Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}
