import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { api } from "#client/api.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { refusedFields } from "#client/refused-fields.ts";
import { useSession } from "#client/session.tsx";
import { useRequestId } from "#client/use-request-id.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { isEmailLike } from "#kernel/email-like.ts";
import { knownSubjects, longest } from "../inquiry-rules.ts";
import { contactDraft } from "./contact-draft.ts";

export type ContactValues = { name: string; email: string; subject: string; message: string };
type Problem = "required" | "emailInvalid" | "refused";

const fields = ["name", "email", "subject", "message"] as const;
/** The contact form: prefilled for who is signed in, restored from its draft, and not cleared until the server has it. */
export function useContactForm(onSent: (sent: { reference: string; email: string }) => void) {
  const { t } = useTranslation("support");
  const { t: tErrors } = useTranslation("errors");
  const session = useSession();
  const [params] = useSearchParams();
  const trap = useRef<HTMLInputElement>(null);
  const requestIdOf = useRequestId();
  const [failure, setFailure] = useState<string | null>(null);
  const about = knownSubjects.find((one) => one === params.get("subject"));
  // What someone looked for in the help, and did not find.
  const question = params.get("question")?.trim().slice(0, longest.subject) ?? "";
  const form = useForm<ContactValues>({
    mode: "onTouched",
    defaultValues: {
      name: session?.fullName ?? "",
      email: session?.email ?? "",
      subject: about ? t(`contact.subjects.${about}`) : question,
      message: "",
    },
  });
  useDraft(form, about ?? question);
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const input = { ...trimmed(values), trap: trap.current?.value ?? "" };
    try {
      const { reference } = await api.support.sendInquiry({ ...input, requestId: requestIdOf(input) });
      contactDraft.set(() => null);
      onSent({ reference, email: input.email });
    } catch (error) {
      logError(error);
      const paths = refusedFields(error);
      const refused = fields.filter((field) => paths.includes(field));
      for (const [index, field] of refused.entries())
        form.setError(
          field,
          { message: field === "email" ? "emailInvalid" : "refused" },
          { shouldFocus: index === 0 },
        );
      if (refused.length === 0) setFailure(describeError(tErrors, error).text);
    }
  });
  const validate = (value: string) => value.trim() !== "" || "required";
  return {
    ...{ submit, failure, trap },
    isSending: form.formState.isSubmitting,
    register: (field: keyof ContactValues) =>
      form.register(field, {
        validate: field === "email" ? (value) => isEmailLike(value.trim()) || "emailInvalid" : validate,
      }),
    problemOf: (field: keyof ContactValues) => {
      const message = form.formState.errors[field]?.message as Problem | undefined;
      return message && t(`contact.${message}`);
    },
  };
}

const trimmed = (values: ContactValues): ContactValues => ({
  name: values.name.trim(),
  email: values.email.trim(),
  subject: values.subject.trim(),
  message: values.message.trim(),
});

/** Restores subject and message, and stores them on each change. */
function useDraft(form: ReturnType<typeof useForm<ContactValues>>, about: string): void {
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const draft = contactDraft.get();
    // What was typed before hydration is newer.
    if (draft?.about === about && getValues("message") === "") {
      setValue("subject", draft.subject);
      setValue("message", draft.message);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values: { subject, message }, type }) => {
        // Without a type, the change was not made by the user.
        if (type) contactDraft.set(() => ({ about, subject, message }));
      },
    });
  }, [getValues, setValue, subscribe, about]);
}
