import type { ReactNode } from "react";
import type { Translate } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";

const ink = "#2b1a12";
const paper = "#faf5ec";

/**
 * The frame of every mail: wordmark, text, one button, the reason for the mail, and what else belongs below. Styles are inline, as mail programs
 * require.
 */
export function MailFrame(props: {
  language: Language;
  t: Translate;
  title: string;
  greeting: string;
  text: string;
  button?: { label: string; href: string };
  children?: ReactNode;
  footer?: ReactNode;
}) {
  const { language, t, title, greeting, text, button, children, footer } = props;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body
        style={{
          margin: 0,
          background: paper,
          color: ink,
          fontFamily: "Figtree, Helvetica, Arial, sans-serif",
        }}
      >
        <div style={{ maxWidth: 560, margin: "0 auto", padding: "32px 20px", lineHeight: 1.55 }}>
          <p
            style={{
              fontFamily: "Fraunces, Georgia, serif",
              fontSize: 26,
              margin: "0 0 24px",
              color: "#a3252b",
            }}
          >
            Cafeto
          </p>
          <h1
            style={{
              fontFamily: "Fraunces, Georgia, serif",
              fontSize: 24,
              fontWeight: 600,
              margin: "0 0 16px",
            }}
          >
            {title}
          </h1>
          <p style={{ margin: "0 0 12px" }}>{greeting}</p>
          <p style={{ margin: "0 0 20px" }}>{text}</p>
          {children}
          {button && (
            <p style={{ margin: "28px 0" }}>
              <a
                href={button.href}
                style={{
                  background: "#a3252b",
                  color: "#ffffff",
                  padding: "12px 22px",
                  borderRadius: 999,
                  textDecoration: "none",
                  fontWeight: 600,
                }}
              >
                {button.label}
              </a>
            </p>
          )}
          <p style={{ fontSize: 13, color: "#6b5547", borderTop: "1px solid #e4d8c6", paddingTop: 16 }}>
            {t("mail:footer")}
          </p>
          {footer}
        </div>
      </body>
    </html>
  );
}
