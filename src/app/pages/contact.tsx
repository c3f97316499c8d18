import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useSupportEmail } from "#client/use-support-email.ts";
import { ContactChannels } from "#domains/support/web/contact-channels.tsx";
import { ContactForm } from "#domains/support/web/contact-form.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { PageMeta } from "../page-meta.tsx";

const LinkedReport = lazy(() => import("#domains/moderation/web/linked-report.tsx"));
const LinkedBan = lazy(() => import("#domains/users/web/linked-ban.tsx"));

/** Writing to support; and where mailed links lead: that of a visitor's report, `?objection=`, and that of a ban, `?ban=`. */
export default function ContactPage() {
  const supportEmail = useSupportEmail();
  const { t } = useTranslation("support");
  const [params] = useSearchParams();
  const [token, ban] = [params.get("objection"), params.get("ban")];
  return (
    <Container className="py-8 sm:py-14">
      <PageMeta />
      <PageHeading title={t("contact.title")} eyebrow={t("contact.eyebrow")} lead={t("contact.lead")} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-16">
        <div className="grid grid-cols-1 content-start gap-10">
          {ban && (
            <Suspense fallback={<Skeleton className="h-64" />}>
              <LinkedBan token={ban} />
            </Suspense>
          )}
          {token && (
            <Suspense fallback={<Skeleton className="h-64" />}>
              <LinkedReport token={token} />
            </Suspense>
          )}
          <ContactForm />
        </div>
        <ContactChannels email={supportEmail} />
      </div>
    </Container>
  );
}
