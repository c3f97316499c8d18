import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Trans } from "react-i18next";
import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
import { Textarea } from "#ui/textarea.tsx";
import { longest } from "../inquiry-rules.ts";
import { useContactForm } from "./use-contact-form.ts";

type Sent = { reference: string; email: string };

/** Writing to support: the form, and then its reference. */
export function ContactForm() {
  const [sent, setSent] = useState<Sent | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  const show = (next: Sent | null) => {
    flushSync(() => setSent(next));
    heading.current?.focus();
  };
  return (
    <Card tone="lifted" padding="lg">
      {sent ? (
        <Receipt sent={sent} heading={heading} onAgain={() => show(null)} />
      ) : (
        <Form heading={heading} onSent={show} />
      )}
    </Card>
  );
}

type Heading = { heading: React.RefObject<HTMLHeadingElement | null> };

function Receipt({ sent, heading, onAgain }: Heading & { sent: Sent; onAgain: () => void }) {
  const { t } = useTranslation("support");
  return (
    <div className="grid justify-items-start gap-4">
      <Icon name="circle-check" className="size-12 text-leaf-ink" />
      <CardTitle ref={heading} tabIndex={-1} className="text-heading">
        {t("contact.sentTitle")}
      </CardTitle>
      <p>
        {t("contact.reference")}{" "}
        <strong className="figures select-all whitespace-nowrap">{sent.reference}</strong>
      </p>
      <p className="break-words text-ink-soft">{t("contact.sentText", { email: sent.email })}</p>
      <Button variant="secondary" className="mt-2" onClick={onAgain}>
        {t("contact.again")}
      </Button>
    </div>
  );
}

function Form({ heading, onSent }: Heading & { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation("support");
  const { submit, failure, trap, isSending, register, problemOf } = useContactForm(onSent);
  return (
    <>
      <CardTitle ref={heading} tabIndex={-1} className="mb-5 text-heading">
        {t("contact.formTitle")}
      </CardTitle>
      <form {...replayedForm(submit)} noValidate className="grid gap-5 sm:grid-cols-2">
        <Field label={t("contact.name")} error={problemOf("name")} required>
          <Input autoComplete="name" maxLength={longest.name} {...register("name")} />
        </Field>
        <Field label={t("contact.email")} error={problemOf("email")} required>
          <Input type="email" autoComplete="email" maxLength={254} {...register("email")} />
        </Field>
        <Field label={t("contact.subject")} error={problemOf("subject")} required className="sm:col-span-2">
          <Input maxLength={longest.subject} {...register("subject")} />
        </Field>
        <Field label={t("contact.message")} error={problemOf("message")} required className="sm:col-span-2">
          <Textarea grow className="min-h-44" maxLength={longest.message} {...register("message")} />
        </Field>
        <Honeypot ref={trap} />
        {failure && (
          <InlineNotice tone="danger" live title={t("contact.failedTitle")} className="sm:col-span-2">
            {failure}
          </InlineNotice>
        )}
        <div className="grid gap-3 sm:col-span-2">
          <Button
            type="submit"
            size="lg"
            className="justify-self-start"
            loading={isSending}
            loadingLabel={t("contact.sending")}
          >
            {t("contact.send")}
          </Button>
          <p className="text-ink-soft text-sm">
            <Trans
              t={t}
              i18nKey="contact.formNote"
              components={{ privacy: <Link to={href("/privacy")} className="text-link" /> }}
            />
          </p>
        </div>
      </form>
    </>
  );
}
