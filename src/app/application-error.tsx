import { useEffect, useRef } from "react";
import { href } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { useErrorId } from "#client/use-error-id.ts";
import { useSupportEmail } from "#client/use-support-email.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { contentId } from "#ui/skip-link.tsx";
import { PageMeta } from "./page-meta.tsx";

/** Shown after a page's rendering failed; stays until refresh or going home. */
export function ApplicationError({ error }: { error: unknown }) {
  const supportEmail = useSupportEmail();
  const { t } = useTranslation();
  const { t: tErrors } = useTranslation("errors");
  const { title, text } = describeError(tErrors, error);
  const errorId = useErrorId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    logError(error);
    heading.current?.focus();
  }, [error]);
  return (
    <main id={contentId} tabIndex={-1} className="grid min-h-dvh place-content-center px-4 py-12">
      <PageMeta title={t("appError.title")} isPrivate />
      <div className="mx-auto grid max-w-lg justify-items-center text-center">
        <Illustration name="sack" className="mb-6" />
        <h1 ref={heading} tabIndex={-1} className="font-display font-semibold text-title">
          {t("appError.title")}
        </h1>
        <p className="mt-4 text-balance text-lead">{t("appError.text")}</p>
        <div className="mt-6 grid w-full gap-1.5 rounded-leaf border border-line bg-surface px-5 py-4">
          <p className="font-semibold text-sm">{t("appError.type", { type: title })}</p>
          <p className="text-balance break-words">{text}</p>
          {classifyError(error).retryable && (
            <p className="text-ink-soft text-sm">{t("appError.temporary")}</p>
          )}
        </div>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>
            <Icon name="rotate-cw" />
            {t("appError.refresh")}
          </Button>
          <Button asChild variant="secondary">
            <a href={href("/")}>
              <Icon name="house" />
              {t("appError.home")}
            </a>
          </Button>
        </div>
        <p className="mt-8 text-ink-soft text-sm">
          {t("appError.support", { email: supportEmail })}{" "}
          {errorId && <code className="select-all font-mono">{errorId}</code>}
        </p>
      </div>
    </main>
  );
}
