import { type ReactNode, useEffect, useRef, useState } from "react";
import { Trans } from "react-i18next";
import { href } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { useErrorId } from "#client/use-error-id.ts";
import { useSupportEmail } from "#client/use-support-email.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { LikelyCauses } from "./likely-causes.tsx";
import { kindOf } from "./payment-error-kind.ts";

const retries = 3;

type PaymentSystemErrorProps = {
  error: unknown;
  /** Called with the number of retries used, including this one. */
  onRetry: (used: number) => void;
  isRetrying: boolean;
  /** Retries counted by an earlier instance of this screen. */
  usedBefore?: number;
  /** An additional note, such as that a charge is not lost. */
  note?: ReactNode;
  /** Additional actions. */
  actions?: ReactNode;
  headingLevel?: "h1" | "h2";
};

/**
 * The Payment System Error screen: kind, likely causes, actions. If retrying can't help, or has failed three times,
 * it shows the support contact and the error's id.
 */
export function PaymentSystemError({
  error,
  onRetry,
  isRetrying,
  usedBefore = 0,
  note,
  actions,
  headingLevel: Heading = "h1",
}: PaymentSystemErrorProps) {
  const { t } = useTranslation("payments");
  const { t: tErrors } = useTranslation("errors");
  const [used, setUsed] = useState(usedBefore);
  const heading = useRef<HTMLHeadingElement>(null);
  const kind = kindOf(error);
  const canRetry = classifyError(error).retryable && (used < retries || isRetrying);
  useEffect(() => logError(error), [error]);
  // It takes the place of what was pressed, and after the last retry that button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => heading.current?.focus(), [canRetry]);
  const retry = () => {
    setUsed(used + 1);
    onRetry(used + 1);
  };
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-5 py-4 text-center">
      <Illustration name="sack" />
      <Heading ref={heading} tabIndex={-1} className="font-display font-semibold text-title">
        {t("error.title")}
      </Heading>
      <p className="text-balance text-lead">{describeError(tErrors, error).text}</p>
      {note && <p className="text-balance text-ink-soft">{note}</p>}
      <LikelyCauses kind={kind} />
      <div className="flex flex-wrap justify-center gap-3">
        {canRetry && (
          <Button onClick={retry} loading={isRetrying}>
            <Icon name="rotate-cw" />
            {t("error.tryAgain")}
          </Button>
        )}
        {actions}
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t("error.reload")}
        </Button>
        <Button asChild variant="ghost">
          <a href={href("/")}>
            <Icon name="house" />
            {t("error.home")}
          </a>
        </Button>
      </div>
      <div role="status" className="text-ink-soft text-sm">
        {canRetry ? (
          <p>{t("error.retriesLeft", { count: retries - used, total: retries })}</p>
        ) : (
          <SupportLine />
        )}
      </div>
    </section>
  );
}

function SupportLine() {
  const supportEmail = useSupportEmail();
  const { t } = useTranslation("payments");
  const errorId = useErrorId();
  return (
    <p>
      <Trans
        t={t}
        i18nKey="error.support"
        values={{ email: supportEmail }}
        components={{ mail: <SupportLink /> }}
      />{" "}
      {errorId && <code className="select-all font-mono">{errorId}</code>}
    </p>
  );
}

function SupportLink({ children }: { children?: ReactNode }) {
  const supportEmail = useSupportEmail();
  return (
    <a href={`mailto:${supportEmail}`} className="text-link">
      {children}
    </a>
  );
}
