import { useMutation } from "@tanstack/react-query";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";

/** Mails the code that `reauthenticate` writes, on request. */
export function SendCode({ email }: { email: string }) {
  const { t } = useTranslation("auth");
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
        loadingLabel={t("sendCode.sending")}
        onClick={() => mutate({})}
      >
        {isSuccess ? t("sendCode.again") : t("sendCode.send")}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {isSuccess && t("sendCode.sent", { email })}
      </p>
    </div>
  );
}
