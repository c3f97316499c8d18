import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useRevalidator } from "react-router";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { profileBounds } from "../profile-bounds.ts";
import type { ProfileDraftValues } from "./profile-draft.tsx";

type Field = keyof ProfileDraftValues;

/**
 * The profile form and its saving; a failure keeps the typed values, and is shown in the form as well as in a toast.
 */
export function useProfileForm() {
  const { t } = useTranslation("accounts");
  const form = useFormContext<ProfileDraftValues>();
  const { save, failure } = useSaving();
  const { register, getValues, setValue, formState, handleSubmit } = form;
  return {
    /** The control's props. Prefilled by the server; values typed before hydration are kept. */
    control(name: Field, options: { onBlur?: () => void } = {}) {
      const { ref, ...rest } = register(name, {
        ...options,
        validate: (value) => value.length <= profileBounds[name],
      });
      return {
        ...rest,
        defaultValue: getValues(name),
        ref(element: HTMLInputElement | null) {
          if (element && element.value !== element.defaultValue) setValue(name, element.value);
          ref(element);
        },
      };
    },
    problemOf: (name: Field) => formState.errors[name] && t(`problems.${name}`, { max: profileBounds[name] }),
    isSaving: formState.isSubmitting,
    submit: handleSubmit(save),
    getValues,
    failure,
  };
}

function useSaving() {
  const { t } = useTranslation("accounts");
  const { t: tErrors } = useTranslation("errors");
  const { reset } = useFormContext<ProfileDraftValues>();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync } = useMutation(queries.accounts.updateProfile.mutationOptions());
  const save = async (values: ProfileDraftValues) => {
    setFailure(null);
    try {
      const { fullName, avatarUrl } = await mutateAsync(values);
      reset({ fullName, avatarUrl: avatarUrl ?? "" });
      notify.success(t("settings.savedTitle"), { description: t("settings.savedText") });
      // The page's header shows the name as well.
      await revalidate();
    } catch (error) {
      logError(error);
      notify.destructive(t("settings.failedTitle"), t("settings.failedText"));
      setFailure(describeError(tErrors, error).text);
    }
  };
  return { save, failure };
}
