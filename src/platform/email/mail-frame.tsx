import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Img } from "@react-email/img";
import { Preview } from "@react-email/preview";
import { Row } from "@react-email/row";
import type { ReactNode } from "react";
import type { Translate } from "#i18n/translator.ts";
import type { Language } from "#kernel/languages.ts";
import { MailFooter, type MailReason } from "./mail-footer.tsx";
import { logoSource } from "./mail-pictures.tsx";
import { bandColor, color, fonts, styleSheet } from "./mail-theme.ts";

/**
 * The frame of every mail: logo, text, one button, and below why it was sent, by whom, and what else belongs there.
 * Styles are inline, as mail programs require; the sheet adds only the night and narrow screens.
 */
export function MailFrame(props: {
  language: Language;
  t: Translate;
  title: string;
  greeting: string;
  text: string;
  preview?: string | undefined;
  button?: { label: string; href: string };
  why?: MailReason;
  children?: ReactNode;
  footer?: ReactNode;
}) {
  const { language, t, title, greeting, text, button, children, footer, why = "account" } = props;
  const paragraph = { margin: "0 0 16px", color: color.ink };
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body className="m-ground" style={{ margin: 0, padding: 0 }}>
        <Preview>{props.preview ?? text}</Preview>
        <Row className="m-ground" style={{ backgroundColor: color.ground }}>
          <Column className="m-edge" style={{ padding: "28px 12px 40px" }}>
            <Container className="m-card" style={card}>
              <Row style={{ backgroundColor: bandColor }}>
                <Column className="m-pad" style={{ padding: "20px 40px" }}>
                  <Img
                    src={logoSource}
                    alt="Cafeto"
                    width={128}
                    height={34}
                    fetchPriority="low"
                    style={logo}
                  />
                </Column>
              </Row>
              <Row>
                <Column className="m-pad" style={{ padding: "34px 40px 36px" }}>
                  <Heading as="h1" className="m-ink m-title" style={heading}>
                    {title}
                  </Heading>
                  <p className="m-ink" style={paragraph}>
                    {greeting}
                  </p>
                  <p className="m-ink" style={{ ...paragraph, marginBottom: 24 }}>
                    {text}
                  </p>
                  {children}
                  {button && (
                    <Button href={button.href} className="m-button" style={buttonStyle}>
                      {button.label}
                    </Button>
                  )}
                </Column>
              </Row>
              <MailFooter t={t} why={why}>
                {footer}
              </MailFooter>
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

const logo = { color: "#f7ecdd", fontFamily: fonts.display, fontSize: 24 } as const;

const card = {
  maxWidth: 600,
  backgroundColor: color.card,
  borderRadius: "6px 32px 6px 32px",
  overflow: "hidden",
  fontFamily: fonts.text,
  fontSize: 16,
  lineHeight: 1.6,
} as const;

const heading = {
  margin: "0 0 20px",
  color: color.ink,
  fontFamily: fonts.display,
  fontSize: 30,
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: "-0.01em",
} as const;

const buttonStyle = {
  backgroundColor: color.button,
  color: color.onButton,
  padding: "15px 28px",
  borderRadius: "4px 18px 4px 18px",
  fontWeight: 600,
} as const;
