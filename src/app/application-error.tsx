import { Home, RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { classifyError } from "#client/classify-error.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { isRetryable } from "#client/query-client.ts";
import { Button } from "#ui/button.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { contentId } from "#ui/skip-link.tsx";
import { PageMeta } from "./page-meta.tsx";
import { supportEmail } from "./support-email.ts";

/** Shown once a page's rendering failed; stays until the person refreshes or goes home. */
export function ApplicationError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { t: tErrors } = useTranslation("errors");
  const { type, code } = classifyError(error);
  const { title, text } = describeError(tErrors, error);
  const isKnown = type !== "unknown" || code !== null;
  // The time differs between server and browser, so only the browser names it.
  const [errorId, setErrorId] = useState<string | null>(null);
  useEffect(() => {
    logError(error);
    setErrorId(`E-${Date.now().toString(36).toUpperCase()}`);
  }, [error]);
  return (
    <main id={contentId} tabIndex={-1} className="grid min-h-dvh place-content-center px-4 py-12">
      <PageMeta title={t("appError.title")} isPrivate />
      <div className="mx-auto grid max-w-lg justify-items-center text-center">
        <Illustration name="sack" className="mb-6" />
        <h1 className="font-display font-semibold text-title">{t("appError.title")}</h1>
        <p className="mt-4 text-lead">{isKnown ? text : t("appError.text")}</p>
        <p className="mt-4 text-ink-soft text-sm">{t("appError.type", { type: title })}</p>
        {isRetryable(error) && <p className="mt-1 text-ink-soft text-sm">{t("appError.temporary")}</p>}
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>
            <RotateCw aria-hidden="true" />
            {t("appError.refresh")}
          </Button>
          <Button asChild variant="secondary">
            <a href="/">
              <Home aria-hidden="true" />
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
