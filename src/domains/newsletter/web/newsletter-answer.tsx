import { useState } from "react";
import { href, Link } from "react-router";
import { api } from "#client/api.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

type Props = { action: "confirm" | "unsubscribe"; token: string };

const calls = {
  confirm: (token: string) => api.newsletter.confirmSubscription({ token }),
  unsubscribe: (token: string) => api.newsletter.unsubscribe({ token }),
};

/**
 * Where a mail's link leads: one button confirms or ends the subscription. Opening the page does neither, since programs open
 * links too.
 */
export function NewsletterAnswer({ action, token }: Props) {
  const { t } = useTranslation("newsletter");
  const { t: tErrors } = useTranslation("errors");
  const [state, setState] = useState<"asked" | "busy" | "done" | "expired">("asked");
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    setFailure(null);
    setState("busy");
    try {
      await calls[action](token);
      setState("done");
    } catch (error) {
      logError(error);
      const isExpired = (error as { code?: unknown } | null)?.code === "INVALID_LINK";
      setState(isExpired ? "expired" : "asked");
      if (!isExpired) setFailure(describeError(tErrors, error).text);
    }
  };
  if (state === "done")
    return (
      <InlineNotice
        tone="success"
        live
        title={t(`${action}.doneTitle`)}
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to={withQuery(href("/products"), { sort: "newest" })}>{t("toProducts")}</Link>
          </Button>
        }
      >
        {t(`${action}.doneText`)}
      </InlineNotice>
    );
  if (state === "expired")
    return (
      <InlineNotice
        tone="warning"
        live
        title={t("expiredTitle")}
        action={
          <Button asChild variant="secondary" size="sm">
            <Link to={href("/newsletter")}>{t("subscribe")}</Link>
          </Button>
        }
      >
        {t("expiredText")}
      </InlineNotice>
    );
  return (
    <div className="grid justify-items-start gap-4">
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
      <Button size="lg" loading={state === "busy"} onClick={() => void run()}>
        {t(`${action}.button`)}
      </Button>
    </div>
  );
}
