import { useState } from "react";
import { type FieldError, FormProvider, type UseFormReturn } from "react-hook-form";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Language } from "#kernel/languages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { replayedForm } from "#ui/replayed-form.ts";
import { AuthFailure } from "./auth-failure.tsx";
import { weaknessOf } from "./auth-problem.ts";
import { checkEmail, checkFullName, type FieldProblem } from "./field-rules.ts";
import { PasswordPair, type PasswordPairValues } from "./password-pair.tsx";

export type SignUpValues = PasswordPairValues & { fullName: string; email: string };
type SignUpFormProps = {
  form: UseFormReturn<SignUpValues>;
  redirectTo: string;
  onSignedUp: (email: string) => void;
};

/** `redirectTo`: where the mail's link leads after verifying the address. A known address gets the same response. */
export function SignUpForm({ form, redirectTo, onSignedUp }: SignUpFormProps) {
  const { t, i18n } = useTranslation("auth");
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const say = (error?: FieldError) => error?.message && t(`problems.${error.message as FieldProblem}`);

  const submit = handleSubmit(async ({ fullName, email, password }) => {
    setFailure(null);
    try {
      await api.auth.signUp({
        email: email.trim(),
        password,
        data: { full_name: fullName.trim() },
        language: i18n.language as Language,
        redirect_to: redirectTo,
      });
      notify.success(t("auth.signedUpTitle"), { description: t("auth.signedUpText") });
      onSignedUp(email.trim());
    } catch (error) {
      const weakness = weaknessOf(error);
      if (weakness) return setError("password", { message: weakness }, { shouldFocus: true });
      setFailure(error);
    }
  });

  return (
    <FormProvider {...form}>
      <form {...replayedForm(submit)} noValidate className="grid gap-5">
        <AuthFailure error={failure} />
        <Field label={t("fields.fullName")} error={say(errors.fullName)} required>
          <Input autoComplete="name" {...register("fullName", { validate: checkFullName })} />
        </Field>
        <Field label={t("fields.email")} error={say(errors.email)} required>
          <Input
            type="email"
            autoComplete="email"
            inputMode="email"
            {...register("email", { validate: checkEmail })}
          />
        </Field>
        <PasswordPair label={t("fields.password")} />
        <Button type="submit" size="lg" block loading={isSubmitting} loadingLabel={t("auth.signingUp")}>
          {t("auth.signUpButton")}
        </Button>
      </form>
    </FormProvider>
  );
}
