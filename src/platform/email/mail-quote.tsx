import { Fragment } from "react";
import { color } from "./mail-theme.ts";

/** What a person wrote, quoted with its line ends, which the plain text keeps too. */
export function MailQuote({ text }: { text: string }) {
  return (
    <blockquote
      className="m-ink m-wash m-quote"
      style={{
        margin: "0 0 20px",
        borderLeft: `3px solid ${color.link}`,
        padding: "12px 18px",
        backgroundColor: color.wash,
        color: color.ink,
        overflowWrap: "anywhere",
      }}
    >
      <BrokenLines text={text} />
    </blockquote>
  );
}

/** A text with its line ends. */
export function BrokenLines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
