import type { ReactNode } from "react";
import type { Translate } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFrame } from "#platform/email/mail-frame.tsx";

type Props = {
  t: Translate;
  language: Language;
  name: string;
  title: string;
  text: string;
  button: string;
  href: string;
  /** A quoted message, or a number to copy: never part of the sentence. */
  notes?: { label: string; value: string }[];
  children?: ReactNode;
};

/** To the buyer or vendor: what happened to a parcel. */
export function ParcelMail({ t, language, name, title, text, button, href, notes = [], children }: Props) {
  return (
    <MailFrame
      t={t}
      language={language}
      title={title}
      greeting={t("mail:greeting", { name })}
      text={text}
      button={{ label: button, href }}
    >
      {notes.map((note) => (
        <p key={note.label} style={{ margin: "0 0 12px" }}>
          <strong>{note.label}</strong>
          <br />
          {note.value}
        </p>
      ))}
      {children}
    </MailFrame>
  );
}
