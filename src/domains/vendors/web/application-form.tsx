import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
import type { ApplicationInput, ApplicationView } from "../shapes.ts";
import { ApplicationFields } from "./application-fields.tsx";
import { useApplicationForm } from "./use-application-form.ts";

type ApplicationFormProps = {
  initial?: ApplicationView | undefined;
  submitLabel: string;
  /** Below the button: what happens next. */
  note: ReactNode;
  send: (input: ApplicationInput) => Promise<boolean>;
};

/** The application form, for the first time or again; typed values are kept until the server has them. */
export function ApplicationForm({ initial, submitLabel, note, send }: ApplicationFormProps) {
  const { t } = useTranslation("vendors");
  const application = useApplicationForm({
    draftOf: initial?.submittedAt ?? "",
    certifications: initial?.certifications ?? [],
    send,
  });
  const { failure, isRestored, isSubmitting, submit } = application;
  return (
    <Card asChild padding="lg" tone="lifted">
      <form noValidate {...replayedForm(submit)} className="grid gap-7">
        {isRestored && (
          <InlineNotice tone="info" live>
            {t("form.restored")}
          </InlineNotice>
        )}
        {failure && (
          <InlineNotice tone="danger" live title={t("form.failedTitle")}>
            {failure}
          </InlineNotice>
        )}
        <ApplicationFields application={application} initial={initial} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="lg" loading={isSubmitting} loadingLabel={t("form.sending")}>
            {submitLabel}
          </Button>
          <p className="min-w-0 flex-1 basis-64 text-ink-soft text-sm">{note}</p>
        </div>
      </form>
    </Card>
  );
}
