import type { Translate } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";

type Props = {
  t: Translate;
  language: Language;
  /** The mail's key: which decision about what. */
  what: string;
  name: string;
  product: string;
  reason: string | undefined;
  href: string;
};

/** To a vendor: its product, or an edit of one, was approved or rejected. */
export function ProductDecided({ t, language, what, name, product, reason, href }: Props) {
  return (
    <MailFrame
      t={t}
      language={language}
      title={t(`mail:${what}.subject`, { product })}
      greeting={t("mail:greeting", { name })}
      text={t(`mail:${what}.text`, { product })}
      button={{ label: t(`mail:${what}.button`), href }}
    >
      {reason && (
        <blockquote style={{ margin: 0, padding: "4px 16px", borderLeft: "3px solid #a3252b" }}>
          {reason}
        </blockquote>
      )}
    </MailFrame>
  );
}
