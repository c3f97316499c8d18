import { useState } from "react";
import type { FieldError, UseFormReturn } from "react-hook-form";
import { href, Link, useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
import { AuthFailure } from "./auth-failure.tsx";
import { isRefusal } from "./auth-problem.ts";
import { checkEmail, checkPassword, type FieldProblem } from "./field-rules.ts";
import { isHalfSignedIn } from "./half-signed-in.ts";
import { UnverifiedNotice } from "./unverified-notice.tsx";

export type SignInValues = { email: string; password: string };
type SignInFormProps = {
  form: UseFormReturn<SignInValues>;
  redirectTo: string;
  /** Leads to the second step; without it, the page's loader does. */
  onHalfSignedIn?: () => unknown;
};

/** After signing in, the page's loader runs again and redirects to where the user came from, or to the second step. */
export function SignInForm({ form, redirectTo, onHalfSignedIn }: SignInFormProps) {
  const { t } = useTranslation("auth");
  const { revalidate } = useRevalidator();
  const changeSession = useSessionChange();
  const [isVisible, setVisible] = useState(false);
  const [unverified, setUnverified] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const say = (error?: FieldError) => error?.message && t(`problems.${error.message as FieldProblem}`);

  const submit = handleSubmit(async ({ email: typed, password }) => {
    const email = typed.trim();
    setUnverified(null);
    setFailure(null);
    try {
      const { user } = await api.auth.getToken({
        grant_type: "password",
        email,
        password,
        transport: "cookie",
      });
      if (isHalfSignedIn(user)) return void (await (onHalfSignedIn ?? revalidate)());
      notify.success(t("auth.welcomeTitle"), { description: t("auth.welcomeText") });
      await changeSession("SIGNED_IN");
    } catch (error) {
      if (isRefusal(error, "EMAIL_NOT_VERIFIED")) return setUnverified(email);
      setFailure(error);
    }
  });

  return (
    <form {...replayedForm(submit)} noValidate className="grid gap-5">
      {unverified && <UnverifiedNotice email={unverified} redirectTo={redirectTo} />}
      <AuthFailure error={failure} />
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
        error={say(errors.password)}
        required
        aside={
          <Link to={href("/forgot-password")} className="text-link">
            {t("auth.forgot")}
          </Link>
        }
      >
        <PasswordInput
          autoComplete="current-password"
          visible={isVisible}
          onVisibleChange={setVisible}
          {...register("password", { validate: checkPassword })}
        />
      </Field>
      <Button type="submit" size="lg" block loading={isSubmitting} loadingLabel={t("auth.signingIn")}>
        {t("auth.signInButton")}
      </Button>
    </form>
  );
}
