import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Translate, translator } from "#i18n/translator.ts";
import { fallbackLanguage, isLanguage, type Language } from "#kernel/languages.ts";
import type { MailReason } from "./mail-footer.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { type MailSite, MailSiteProvider } from "./mail-site.ts";
import { textOf } from "./mail-text.ts";

/** What a mail says. Made from its facts alone, so that /dev/mail can show it with invented ones. */
export type MailContent = { subject: string; body: ReactElement };

/** Whom a mail addresses. */
export type MailReader = { t: Translate; language: Language; name: string };

/** The reader in the language of their account or order. */
export function mailReader({ name, language: stored }: { name: string; language: string }): MailReader {
  const language = isLanguage(stored) ? stored : fallbackLanguage;
  return { t: translator(language), language, name };
}

type Parts = {
  /** Of the texts `mail:<key>.subject`, `.text` and `.button`. */
  key: string;
  values?: Record<string, string | number>;
  why: MailReason;
  /** Where the button leads; no button without it. */
  href?: string;
  /** Instead of the key's own. */
  subject?: string;
  text?: string;
  button?: string;
  greeting?: string;
  /** What lists of mails show after the subject; the text unless said otherwise. */
  preview?: string;
  children?: ReactNode;
  footer?: ReactNode;
};

/** A mail whose words are the texts of one key. */
export function mailOf({ t, language, name }: MailReader, parts: Parts): MailContent {
  const { key, values = {}, why, href, preview, children, footer } = parts;
  const subject = parts.subject ?? t(`mail:${key}.subject`, values);
  const body = (
    <MailFrame
      t={t}
      language={language}
      title={subject}
      greeting={parts.greeting ?? t("mail:greeting", { name })}
      text={parts.text ?? t(`mail:${key}.text`, values)}
      preview={preview}
      why={why}
      footer={footer}
      {...(href ? { button: { label: parts.button ?? t(`mail:${key}.button`), href } } : {})}
    >
      {children}
    </MailFrame>
  );
  return { subject, body };
}

/** A mail as it is sent: as HTML and as plain text. */
export function renderMail(body: ReactElement, site: MailSite): { html: string; text: string } {
  const markup = renderToStaticMarkup(<MailSiteProvider value={site}>{body}</MailSiteProvider>);
  const html = `<!doctype html>${markup}`;
  return { html, text: textOf(html) };
}
