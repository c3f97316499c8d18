import { type FieldError, useForm } from "react-hook-form";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
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
      {...replayedForm(handleSubmit(({ email }) => onEmail(email.trim())))}
      noValidate
      className="grid gap-5"
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
