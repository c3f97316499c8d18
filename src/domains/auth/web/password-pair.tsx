import { useState } from "react";
import { type FieldError, useFormContext } from "react-hook-form";
import { useTranslation } from "#i18n/use-translation.ts";
import { Field } from "#ui/field.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { checkPassword, type FieldProblem } from "./field-rules.ts";

export type PasswordPairValues = { password: string; confirmPassword: string };

/** A new password and its confirmation, with one toggle that shows both. Used inside a form of react-hook-form. */
export function PasswordPair({ label }: { label: string }) {
  const { t } = useTranslation("auth");
  const [isVisible, setVisible] = useState(false);
  const { register, trigger, formState } = useFormContext<PasswordPairValues>();
  const { errors, touchedFields } = formState;
  // A confirmation that was not reached yet must not show an error: its removal would shift the page under
  // the pointer.
  const checkConfirmation = () => {
    if (touchedFields.confirmPassword) void trigger("confirmPassword");
  };
  const say = (error?: FieldError) => error?.message && t(`problems.${error.message as FieldProblem}`);
  return (
    <>
      <Field label={label} hint={t("fields.passwordHint")} error={say(errors.password)} required>
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
    </>
  );
}
