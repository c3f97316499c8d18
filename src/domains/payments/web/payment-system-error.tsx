import { House, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { supportEmail } from "#client/support-email.ts";
import { useErrorId } from "#client/use-error-id.ts";
import { Button } from "#ui/button.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { LikelyCauses } from "./likely-causes.tsx";
import { kindOf } from "./payment-error-kind.ts";

const retries = 3;

type PaymentSystemErrorProps = {
  error: unknown;
  /** Gets how many retries have been used with this one. */
  onRetry: (used: number) => void;
  isRetrying: boolean;
  /** Retries that an earlier drawing of this screen has counted. */
  usedBefore?: number;
  /** What there is to say besides: that a charge is not lost, for example. */
  note?: ReactNode;
  /** Ways on that only this place knows. */
  actions?: ReactNode;
  headingLevel?: "h1" | "h2";
};

/**
 * A payment part of the site failed: of what kind, why perhaps, and what to do. Where trying again can't help, or has not
 * helped three times, support is told by the error's id.
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
            <RotateCw aria-hidden="true" />
            {t("error.tryAgain")}
          </Button>
        )}
        {actions}
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t("error.reload")}
        </Button>
        <Button asChild variant="ghost">
          <a href="/">
            <House aria-hidden="true" />
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
  return (
    <a href={`mailto:${supportEmail}`} className="text-link">
      {children}
    </a>
  );
}
