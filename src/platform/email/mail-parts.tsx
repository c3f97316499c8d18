import { Column } from "@react-email/column";
import { Row } from "@react-email/row";
import type { ReactNode } from "react";
import { BrokenLines } from "./mail-quote.tsx";
import { color, fonts } from "./mail-theme.ts";

/** A link inside a text. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="m-link" style={{ color: color.link, textDecoration: "underline" }}>
      {children}
    </a>
  );
}

/** A fact beside the text: a label above, the value below. */
export function MailNote({ label, value }: { label: string; value: string }) {
  return (
    <p className="m-ink" style={{ margin: "0 0 20px", color: color.ink, overflowWrap: "anywhere" }}>
      <span className="m-soft" style={{ color: color.soft, fontSize: 14 }}>
        {label}
      </span>
      <br />
      <strong>
        <BrokenLines text={value} />
      </strong>
    </p>
  );
}

/** A code to type, large enough to read across a table. */
export function MailCode({ value }: { value: string }) {
  return (
    <Row>
      <Column className="m-wash" style={{ backgroundColor: color.wash, borderRadius: "4px 20px 4px 20px" }}>
        <p
          className="m-ink"
          style={{
            margin: 0,
            padding: "20px 0",
            color: color.ink,
            fontFamily: fonts.display,
            fontSize: 38,
            lineHeight: 1.2,
            fontWeight: 600,
            letterSpacing: 8,
            textAlign: "center",
          }}
        >
          {value}
        </p>
      </Column>
    </Row>
  );
}
