import { type FieldError, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { checkEmail, type FieldProblem } from "./field-rules.ts";

type EmailFormProps = {
  button: string;
  loading: string;
  onEmail: (email: string) => Promise<void>;
};

/** One address and a button: for a reset link, or for a new verification mail. */
export function EmailForm({ button, loading, onEmail }: EmailFormProps) {
  const { t } = useTranslation("auth");
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ mode: "onTouched" });
  const error: FieldError | undefined = formState.errors.email;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit(({ email }) => onEmail(email.trim()))}
    >
      <Field
        label={t("fields.email")}
        error={error?.message && t(`problems.${error.message as FieldProblem}`)}
        required
      >
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          {...register("email", { validate: checkEmail })}
        />
      </Field>
      <Button type="submit" size="lg" block loading={formState.isSubmitting} loadingLabel={loading}>
        {button}
      </Button>
    </form>
  );
}
