import { useState } from "react";
import { type FieldError, useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
import { Textarea } from "#ui/textarea.tsx";
import { mailLink } from "./mail-link.ts";
import { MailText } from "./mail-text.tsx";

type Values = { name: string; email: string; subject: string; message: string };
type Problem = "required" | "emailInvalid";

const knownSubjects = ["vendor", "product", "newsletter"] as const;

/** Name, email, subject, message; opens the user's mail program, and says so. */
export function ContactForm({ email }: { email: string }) {
  const { t } = useTranslation("support");
  const session = useSession();
  const [params] = useSearchParams();
  const [isOpened, setOpened] = useState(false);
  const about = knownSubjects.find((one) => one === params.get("subject"));
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: "onTouched",
    defaultValues: {
      name: session?.fullName ?? "",
      email: session?.email ?? "",
      subject: about ? t(`contact.subjects.${about}`) : "",
      message: "",
    },
  });
  const { errors } = formState;
  const say = (error?: FieldError) => error?.message && t(`contact.${error.message as Problem}`);
  const required = { validate: (value: string) => value.trim() !== "" || "required" };
  const submit = handleSubmit((values) => {
    const sender = [t("contact.greeting", values), t("contact.replyTo", values)].join("\n");
    window.location.href = mailLink(email, values.subject, `${values.message}\n\n${sender}`);
    setOpened(true);
  });
  return (
    <form {...replayedForm(submit)} noValidate className="grid gap-5 sm:grid-cols-2">
      {isOpened && (
        <InlineNotice tone="success" live title={t("contact.openedTitle")} className="sm:col-span-2">
          <MailText says="contact.openedText" email={email} />
        </InlineNotice>
      )}
      <Field label={t("contact.name")} error={say(errors.name)} required>
        <Input autoComplete="name" maxLength={100} {...register("name", required)} />
      </Field>
      <Field label={t("contact.email")} error={say(errors.email)} required>
        <Input
          type="email"
          autoComplete="email"
          maxLength={254}
          {...register("email", {
            validate: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) || "emailInvalid",
          })}
        />
      </Field>
      <Field label={t("contact.subject")} error={say(errors.subject)} required className="sm:col-span-2">
        <Input maxLength={150} {...register("subject", required)} />
      </Field>
      <Field label={t("contact.message")} error={say(errors.message)} required className="sm:col-span-2">
        <Textarea grow className="min-h-44" maxLength={5000} {...register("message", required)} />
      </Field>
      <div className="grid gap-3 sm:col-span-2">
        <Button type="submit" size="lg" className="justify-self-start">
          {t("contact.send")}
        </Button>
        <p className="text-ink-soft text-sm">{t("contact.formNote")}</p>
      </div>
    </form>
  );
}
