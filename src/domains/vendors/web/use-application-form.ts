import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import type { ApplicationInput } from "../shapes.ts";
import { type TraderField, traderChecks, traderInputOf } from "../trader-rules.ts";
import { type ApplicationField, type ApplicationValues, applicationDraft } from "./application-draft.ts";
import { fieldsOfRefusal, isRight } from "./application-problems.ts";

type Options = {
  /** The submission being changed; empty for the first one. */
  draftOf: string;
  certifications: string[];
  /** False: it was not submitted and stays in the browser. */
  send: (input: ApplicationInput) => Promise<boolean>;
};

/** The application form: restored from the draft, which is stored on each change until the server has it. */
export function useApplicationForm({ draftOf, certifications, send }: Options) {
  const { t } = useTranslation("vendors");
  const { t: tTrader } = useTranslation("trader");
  const { t: tErrors } = useTranslation("errors");
  // Default values would replace what was typed before hydration, except for checkboxes of one name, which
  // need them to form a list.
  const form = useForm<ApplicationValues>({ mode: "onTouched", defaultValues: { certifications } });
  const [failure, setFailure] = useState<string | null>(null);
  const { isRestored, forget } = useDraft(form, draftOf);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        if (await send(toInput(values))) forget();
      } catch (error) {
        const fields = fieldsOfRefusal(error);
        for (const [index, field] of fields.entries())
          form.setError(field, { message: "refused" }, { shouldFocus: index === 0 });
        if (fields.length > 0) return;
        logError(error);
        setFailure(describeError(tErrors, error).text);
        if (classifyError(error).type !== "validation")
          notify.destructive(t("form.failedTitle"), t("form.kept"));
      }
    },
    (wrong) => notify.destructive(t("form.failedTitle"), t("form.fix", { count: Object.keys(wrong).length })),
  );
  return {
    form,
    submit,
    failure,
    isRestored,
    isSubmitting,
    register: (field: ApplicationField) =>
      form.register(field, { validate: (_, values) => isRight(field, values) }),
    problemOf: (field: ApplicationField) =>
      errors[field] && (isOfTrader(field) ? tTrader(`problem.${field}`) : t(`form.problem.${field}`)),
  };
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;

const isOfTrader = (field: ApplicationField): field is TraderField => field in traderChecks;

function useDraft(form: ReturnType<typeof useForm<ApplicationValues>>, draftOf: string) {
  const { setValue, subscribe, getValues } = form;
  const [isRestored, setRestored] = useState(false);
  const isSent = useRef(false);
  useEffect(() => {
    const draft = applicationDraft.get();
    if (draft?.of === draftOf) {
      const fields = Object.keys(draft.values) as ApplicationField[];
      for (const field of fields) setValue(field, draft.values[field] as never);
      setRestored(fields.some((field) => String(draft.values[field] || "") !== ""));
    }
    return subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // Without a type, the change was not made by the user.
        if (type && !isSent.current) applicationDraft.set(() => ({ of: draftOf, values: getValues() }));
      },
    });
  }, [draftOf, setValue, subscribe, getValues]);
  const forget = () => {
    isSent.current = true;
    applicationDraft.set(() => null);
  };
  return { isRestored, forget };
}

function toInput(values: ApplicationValues): ApplicationInput {
  const { companyName, website, description, country, phoneNumber, businessType, certifications } = values;
  return {
    ...{ description, country, phoneNumber },
    businessType: businessType as ApplicationInput["businessType"],
    certifications: certifications as ApplicationInput["certifications"],
    companyName: companyName.trim(),
    website: website.trim() || null,
    ...traderInputOf(values),
    agreesToTerms: true,
  };
}
