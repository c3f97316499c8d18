import type { Translate } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

type Props = {
  t: Translate;
  language: Language;
  title: string;
  name: string;
  sender: string;
  /** The product's name or the order's number; null once the product is gone. */
  about: string | null;
  texts: string[];
  href: string;
};

/** To either side: what the other wrote and they have not read. */
export function UnreadMessages({ t, language, title, name, sender, about, texts, href }: Props) {
  const text = about
    ? t("mail:message.textAbout", { name: sender, about })
    : t("mail:message.text", { name: sender });
  return (
    <MailFrame
      t={t}
      language={language}
      title={title}
      greeting={t("mail:greeting", { name })}
      text={`${text} ${t("mail:message.how")}`}
      button={{ label: t("mail:message.button"), href }}
    >
      {texts.map((content, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <MailQuote key={index} text={content} />
      ))}
    </MailFrame>
  );
}
