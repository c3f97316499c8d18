import { useMutation } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";

/** Mails the code that replaces a password. */
export function SendCode({ email }: { email: string }) {
  const { t } = useTranslation("privacy");
  const notifyError = useNotifyError();
  const { mutate, isPending, isSuccess } = useMutation(
    queries.auth.reauthenticate.mutationOptions({ onError: notifyError }),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="sm"
        variant="secondary"
        loading={isPending}
        loadingLabel={t("dialog.sending")}
        onClick={() => mutate({})}
      >
        {isSuccess ? t("dialog.sendAgain") : t("dialog.sendCode")}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {isSuccess && t("dialog.codeSent", { email })}
      </p>
    </div>
  );
}
