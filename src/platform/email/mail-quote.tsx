import { Fragment } from "react";

/** What a person wrote, quoted in a mail with its line ends, which the plain text keeps too. */
export function MailQuote({ text }: { text: string }) {
  return (
    <blockquote
      style={{
        margin: "0 0 20px",
        borderLeft: "3px solid #a3252b",
        padding: "4px 16px",
        overflowWrap: "anywhere",
      }}
    >
      {text.split(/\r?\n/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  );
}
