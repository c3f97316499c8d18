import { useRef, useState } from "react";
import { api } from "#client/api.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { isEmailLike } from "#kernel/email-like.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Field } from "#ui/field.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { replayedForm } from "#ui/replayed-form.ts";

/** Asks for an address and mails the link that confirms it. `size`: of a page, or beside other things. */
export function NewsletterForm({ size = "md" }: { size?: "md" | "lg" }) {
  const { t } = useTranslation("newsletter");
  const { t: tErrors } = useTranslation("errors");
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const trap = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const submit = async () => {
    if (isBusy) return;
    const address = email.trim();
    const isWrong = !isEmailLike(address);
    setProblem(isWrong ? t("emailInvalid") : null);
    if (isWrong) return box.current?.focus();
    setBusy(true);
    try {
      await api.newsletter.subscribe({ email: address, trap: trap.current?.value ?? "" });
      setSentTo(address);
    } catch (error) {
      logError(error);
      const isRefused = (error as { code?: unknown } | null)?.code === "BAD_REQUEST";
      setProblem(isRefused ? t("emailInvalid") : describeError(tErrors, error).text);
    }
    setBusy(false);
  };
  return (
    <>
      <div role="status">
        {sentTo && (
          <p className="flex items-start gap-3">
            <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
            <span className="min-w-0 break-words">{t("sent", { email: sentTo })}</span>
          </p>
        )}
      </div>
      {!sentTo && (
        <form
          {...replayedForm(submit)}
          noValidate
          className={cn(
            "relative grid items-start gap-3",
            size === "lg" && "max-w-xl sm:grid-cols-[minmax(0,1fr)_auto]",
          )}
        >
          <Field label={t("email")} error={problem} hideLabel>
            <Input
              ref={box}
              type="email"
              autoComplete="email"
              placeholder={t("placeholder")}
              maxLength={254}
              required
              className={cn(size === "lg" && "min-h-13")}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Honeypot ref={trap} />
          <Button type="submit" size={size} loading={isBusy} loadingLabel={t("subscribing")}>
            {t("subscribe")}
          </Button>
        </form>
      )}
    </>
  );
}
