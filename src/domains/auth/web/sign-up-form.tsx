import { useState } from "react";
import { type FieldError, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#client/use-hydrated.ts";
import type { Language } from "#kernel/languages.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { signUp } from "./auth-calls.ts";
import { passwordProblemOf, useAuthProblem } from "./auth-problem.ts";
import { checkEmail, checkFullName, checkPassword, type FieldProblem } from "./field-rules.ts";

type Values = { fullName: string; email: string; password: string; confirmPassword: string };

export function SignUpForm(props: { callbackURL: string; onSignedUp: (email: string) => void }) {
  const { t, i18n } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const isHydrated = useHydrated();
  const [isVisible, setVisible] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, trigger, handleSubmit, setError, formState } = useForm<Values>({
    mode: "onTouched",
    defaultValues: { fullName: "", email: "", password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting, touchedFields } = formState;
  // A confirmation that was not reached yet must not show an error: it would go again under the pointer.
  const checkConfirmation = () => {
    if (touchedFields.confirmPassword) void trigger("confirmPassword");
  };
  const say = (error?: FieldError) => error?.message && t(`problems.${error.message as FieldProblem}`);

  const submit = handleSubmit(async ({ fullName, email, password }) => {
    setFailure(null);
    try {
      await signUp({
        name: fullName.trim(),
        email: email.trim(),
        password,
        language: i18n.language as Language,
        callbackURL: props.callbackURL,
      });
      notify.success(t("auth.signedUpTitle"), { description: t("auth.signedUpText") });
      props.onSignedUp(email.trim());
    } catch (error) {
      const problem = passwordProblemOf(error);
      if (problem) setError("password", { message: problem }, { shouldFocus: true });
      else setFailure(sayProblem(error));
    }
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      {failure && <InlineNotice tone="danger">{failure}</InlineNotice>}
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
      <Field
        label={t("fields.password")}
        hint={t("fields.passwordHint")}
        error={say(errors.password)}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          visible={isVisible}
          onVisibleChange={setVisible}
          {...register("password", { validate: checkPassword, onChange: checkConfirmation })}
        />
      </Field>
      <Field label={t("fields.confirmPassword")} error={say(errors.confirmPassword)} required>
        <PasswordInput
          autoComplete="new-password"
          visible={isVisible}
          {...register("confirmPassword", {
            validate: (value, values) => value === values.password || "passwordsDiffer",
          })}
        />
      </Field>
      <Button
        type="submit"
        size="lg"
        block
        disabled={!isHydrated}
        loading={isSubmitting}
        loadingLabel={t("auth.signingUp")}
      >
        {t("auth.signUpButton")}
      </Button>
    </form>
  );
}
