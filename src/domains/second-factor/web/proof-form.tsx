import { useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "#client/api.ts";
import { isRefusal, useAuthProblem } from "#domains/auth/web/auth-problem.ts";
import { SendCode } from "#domains/auth/web/send-code.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { PasswordInput } from "#ui/password-input.tsx";

type ProofFormProps = { kind: "password" | "code"; email: string; onConfirmed: () => void };

/** The password, or the mailed code of a user who has none. */
export function ProofForm({ kind, email, onConfirmed }: ProofFormProps) {
  const { t } = useTranslation(["secondFactor", "auth"]);
  const sayProblem = useAuthProblem();
  const [isVisible, setVisible] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { proof: "" } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ proof }) => {
    try {
      await api.auth.confirmSession(kind === "password" ? { password: proof } : { nonce: proof.trim() });
      onConfirmed();
    } catch (error) {
      const isWrong = isRefusal(error, "INVALID_CREDENTIALS") || isRefusal(error, "INVALID_CODE");
      if (isWrong) setError("proof", { type: "wrong" }, { shouldFocus: true });
      else sayProblem(error);
    }
  });
  const problem =
    errors.proof &&
    t(`auth:security.password.problems.${kind}.${errors.proof.type === "wrong" ? "wrong" : "missing"}`);
  const typed = register("proof", { validate: (value) => value.trim() !== "" });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {kind === "password" ? (
        <Field label={t("auth:fields.password")} error={problem} required>
          <PasswordInput
            autoFocus
            autoComplete="current-password"
            maxLength={200}
            visible={isVisible}
            onVisibleChange={setVisible}
            {...typed}
          />
        </Field>
      ) : (
        <>
          <SendCode email={email} />
          <Field label={t("auth:sendCode.label")} error={problem} required>
            <Input autoComplete="one-time-code" inputMode="numeric" maxLength={20} {...typed} />
          </Field>
        </>
      )}
      <Button type="submit" size="lg" block loading={isSubmitting} loadingLabel={t("secondStep.checking")}>
        {t("secondStep.button")}
      </Button>
    </form>
  );
}
