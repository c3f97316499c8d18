import { type ReactNode, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { describeAuthProblem } from "#domains/auth/web/auth-problem.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
import { useSecondStepProblem } from "./use-second-step-problem.ts";

type CodeFormProps = {
  kind: "digits" | "recovery";
  label: string;
  hint: string;
  /** Beside the label: a button for another code, for example. */
  aside?: ReactNode;
  /** false if something else comes first, which a phone's keyboard would push out of view. */
  takesFocus?: boolean;
  onCode: (code: string) => Promise<void>;
};

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * One code and a button. A wrong one stays and is selected, so that typing replaces it; spaces in a pasted one don't
 * matter.
 */
export function CodeForm({ kind, label, hint, aside, takesFocus = true, onCode }: CodeFormProps) {
  const { t } = useTranslation(["auth", "errors", "secondFactor"]);
  const sayProblem = useSecondStepProblem();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setFocus, formState } = useForm<{ code: string }>();
  const isDigits = kind === "digits";
  useEffect(() => {
    if (takesFocus) setFocus("code");
  }, [setFocus, takesFocus]);

  const submit = handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      await onCode(isDigits ? digitsOf(code) : code.trim());
    } catch (error) {
      setFailure(error);
      sayProblem(error);
      setFocus("code", { shouldSelect: true });
    }
  });
  const problem = formState.errors.code
    ? t(isDigits ? "secondFactor:secondStep.sixDigits" : "secondFactor:secondStep.codeMissing")
    : failure
      ? describeAuthProblem(t, failure)
      : undefined;

  return (
    <form {...replayedForm(submit)} noValidate className="grid gap-5">
      <Field label={label} hint={hint} error={problem} aside={aside} required>
        <Input
          autoComplete={isDigits ? "one-time-code" : "off"}
          inputMode={isDigits ? "numeric" : "text"}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="figures text-lg tracking-[0.2em]"
          {...register("code", {
            validate: (code) => (isDigits ? digitsOf(code).length === 6 : code.trim() !== ""),
          })}
        />
      </Field>
      <Button
        type="submit"
        size="lg"
        block
        loading={formState.isSubmitting}
        loadingLabel={t("secondFactor:secondStep.checking")}
      >
        {t("secondFactor:secondStep.button")}
      </Button>
    </form>
  );
}
