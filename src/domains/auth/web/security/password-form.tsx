import { useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
import { isRefusal, useAuthProblem, weaknessOf } from "../auth-problem.ts";
import { checkPassword, type FieldProblem } from "../field-rules.ts";
import { useSecurityChange } from "./use-security-change.ts";

type PasswordFormProps = { proof: "password" | "code"; email: string; onDone: () => void };

/** The proof of identity, and the new password; one toggle shows both. */
export function PasswordForm({ proof, email, onDone }: PasswordFormProps) {
  const { t } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const change = useSecurityChange();
  const [isVisible, setVisible] = useState(false);
  const form = useForm({ mode: "onTouched", defaultValues: { proof: "", password: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const shown = proof === "code" ? { nonce: values.proof.trim() } : { current_password: values.proof };
    try {
      await api.auth.updateUser({ password: values.password, ...shown });
    } catch (error) {
      const weakness = weaknessOf(error);
      if (weakness) return form.setError("password", { message: weakness }, { shouldFocus: true });
      const isWrong = isRefusal(error, "INVALID_CREDENTIALS") || isRefusal(error, "INVALID_CODE");
      if (isWrong) return form.setError("proof", { type: "wrong" }, { shouldFocus: true });
      return sayProblem(error);
    }
    form.reset();
    onDone();
    notify.success(t("reset.doneTitle"), { description: t("security.password.doneText") });
    await change("USER_UPDATED");
  });
  const proofProblem =
    errors.proof &&
    t(`security.password.problems.${proof}.${errors.proof.type === "wrong" ? "wrong" : "missing"}`);
  return (
    <form {...replayedForm(submit)} noValidate className="grid gap-5">
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {proof === "password" ? (
        <Field label={t("security.password.current")} error={proofProblem} required>
          <PasswordInput
            autoComplete="current-password"
            visible={isVisible}
            maxLength={200}
            {...form.register("proof", { validate: (value) => value !== "" })}
          />
        </Field>
      ) : (
        <Field
          label={t("security.password.code")}
          hint={t("security.password.codeHint", { email })}
          error={proofProblem}
          required
        >
          <Input
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
            className="figures text-lg tracking-[0.2em]"
            {...form.register("proof", { validate: (value) => value.trim() !== "" })}
          />
        </Field>
      )}
      <Field
        label={t("fields.newPassword")}
        hint={t("fields.passwordHint")}
        error={errors.password?.message && t(`problems.${errors.password.message as FieldProblem}`)}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          visible={isVisible}
          onVisibleChange={setVisible}
          {...form.register("password", { validate: checkPassword })}
        />
      </Field>
      <Button
        type="submit"
        className="justify-self-start"
        loading={isSubmitting}
        loadingLabel={t("reset.saving")}
      >
        {t("reset.button")}
      </Button>
    </form>
  );
}
