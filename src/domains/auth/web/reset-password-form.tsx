import { useState } from "react";
import { type FieldError, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#client/use-hydrated.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { AuthFailure, resetPassword } from "./auth-calls.ts";
import { passwordProblemOf, useAuthProblem } from "./auth-problem.ts";
import { checkPassword, type FieldProblem } from "./field-rules.ts";

type Values = { password: string; confirmPassword: string };
type ResetPasswordFormProps = { token: string; onDone: () => void; onInvalid: () => void };

export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps) {
  const { t } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const isHydrated = useHydrated();
  const [isVisible, setVisible] = useState(false);
  const { register, trigger, handleSubmit, setError, formState } = useForm<Values>({
    mode: "onTouched",
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting, touchedFields } = formState;
  // A confirmation that was not reached yet must not show an error: it would go again under the pointer.
  const checkConfirmation = () => {
    if (touchedFields.confirmPassword) void trigger("confirmPassword");
  };
  const say = (error?: FieldError) => error?.message && t(`problems.${error.message as FieldProblem}`);
  const submit = handleSubmit(async ({ password }) => {
    try {
      await resetPassword({ newPassword: password, token });
      onDone();
    } catch (error) {
      const problem = passwordProblemOf(error);
      if (problem) return setError("password", { message: problem }, { shouldFocus: true });
      sayProblem(error);
      if (error instanceof AuthFailure && error.code === "INVALID_TOKEN") onInvalid();
    }
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label={t("fields.newPassword")}
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
        loadingLabel={t("reset.saving")}
      >
        {t("reset.button")}
      </Button>
    </form>
  );
}
