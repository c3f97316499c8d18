import { FormProvider, useForm } from "react-hook-form";
import { api } from "#client/api.ts";
import type { UserView } from "#domains/auth/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
import { isRefusal, useAuthProblem, weaknessOf } from "./auth-problem.ts";
import { PasswordPair, type PasswordPairValues } from "./password-pair.tsx";

type ResetPasswordFormProps = {
  /** Null once the link was used and this browser has its session. */
  token: string | null;
  onRedeemed: () => Promise<void>;
  onDone: (user: UserView) => Promise<void>;
  onInvalid: () => void;
};

/** The link is used up, or its right to set a password has expired. */
const ends = [
  "INVALID_LINK",
  "SESSION_MISSING",
  "REAUTHENTICATION_REQUIRED",
  "SECOND_FACTOR_REQUIRED",
] as const;

/** The link's token is valid once and gives a session, in which the password may be sent until it is accepted. */
export function ResetPasswordForm({ token, onRedeemed, onDone, onInvalid }: ResetPasswordFormProps) {
  const { t } = useTranslation("auth");
  const sayProblem = useAuthProblem();
  const form = useForm<PasswordPairValues>({ mode: "onTouched" });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      if (token) {
        await api.auth.verifyOtp({ type: "recovery", token_hash: token, transport: "cookie" });
        await onRedeemed();
      }
      await onDone(await api.auth.updateUser({ password }));
    } catch (error) {
      const weakness = weaknessOf(error);
      if (weakness) return form.setError("password", { message: weakness }, { shouldFocus: true });
      sayProblem(error);
      if (ends.some((code) => isRefusal(error, code))) onInvalid();
    }
  });
  return (
    <FormProvider {...form}>
      <form {...replayedForm(submit)} noValidate className="grid gap-5">
        <PasswordPair label={t("fields.newPassword")} />
        <Button
          type="submit"
          size="lg"
          block
          loading={form.formState.isSubmitting}
          loadingLabel={t("reset.saving")}
        >
          {t("reset.button")}
        </Button>
      </form>
    </FormProvider>
  );
}
