import { useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { api } from "#client/api.ts";
import { useHydrated } from "#client/use-hydrated.ts";
import { Button } from "#ui/button.tsx";
import { isRefusal, useAuthProblem, weaknessOf } from "./auth-problem.ts";
import { PasswordPair, type PasswordPairValues } from "./password-pair.tsx";

type ResetPasswordFormProps = { token: string; onDone: () => void; onInvalid: () => void };

/** The link's token is good once and gives a session, in which the password may be sent until it is accepted. */
export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps) {
  const { t } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const isHydrated = useHydrated();
  const isRedeemed = useRef(false);
  const form = useForm<PasswordPairValues>({
    mode: "onTouched",
    defaultValues: { password: "", confirmPassword: "" },
  });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      if (!isRedeemed.current)
        await api.auth.verifyOtp({ type: "recovery", token_hash: token, transport: "cookie" });
      isRedeemed.current = true;
      await api.auth.updateUser({ password });
      onDone();
    } catch (error) {
      const weakness = weaknessOf(error);
      if (weakness) return form.setError("password", { message: weakness }, { shouldFocus: true });
      sayProblem(error);
      if (isRefusal(error, "INVALID_LINK")) onInvalid();
    }
  });
  return (
    <FormProvider {...form}>
      <form method="post" onSubmit={submit} noValidate className="grid gap-5">
        <PasswordPair label={t("fields.newPassword")} />
        <Button
          type="submit"
          size="lg"
          block
          disabled={!isHydrated}
          loading={form.formState.isSubmitting}
          loadingLabel={t("reset.saving")}
        >
          {t("reset.button")}
        </Button>
      </form>
    </FormProvider>
  );
}
