import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { href, Link } from "react-router";
import { api } from "#client/api.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

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
  const [state, setState] = useState<"asked" | "done" | "expired">("asked");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; the heading says what happened.
  const show = (next: "done" | "expired") => {
    flushSync(() => setState(next));
    heading.current?.focus();
  };
  const run = async () => {
    setFailure(null);
    setBusy(true);
    try {
      await calls[action](token);
      show("done");
    } catch (error) {
      logError(error);
      const code = String((error as { code?: unknown } | null)?.code);
      // A link that lost its end on the way is as little worth as an old one.
      if (action === "confirm" && ["INVALID_LINK", "BAD_REQUEST"].includes(code)) show("expired");
      else setFailure(describeError(tErrors, error).text);
    }
    setBusy(false);
  };
  const says = {
    asked: [t(`${action}.title`), t(`${action}.text`)],
    done: [t(`${action}.doneTitle`), t(`${action}.doneText`)],
    expired: [t("expiredTitle"), t("expiredText")],
  }[state];
  return (
    <>
      <PageHeading ref={heading} size="display" eyebrow={t("eyebrow")} title={says[0]} lead={says[1]} />
      <div className="mt-9 grid max-w-2xl grid-cols-1 gap-4">
        {failure && (
          <InlineNotice tone="danger" live>
            {failure}
          </InlineNotice>
        )}
        {state === "asked" && (
          <Button size="lg" className="justify-self-start" loading={isBusy} onClick={() => void run()}>
            {t(`${action}.button`)}
          </Button>
        )}
        {state === "done" && (
          <Button asChild size="lg" className="justify-self-start">
            <Link to={withQuery(href("/products"), { sort: "newest" })}>{t("toProducts")}</Link>
          </Button>
        )}
        {state === "expired" && <NewsletterForm size="lg" />}
      </div>
    </>
  );
}
