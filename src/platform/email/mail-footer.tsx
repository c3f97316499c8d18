import { Column } from "@react-email/column";
import { Row } from "@react-email/row";
import type { ReactNode } from "react";
import type { Translate } from "#i18n/translator.ts";
import { MailLink } from "./mail-parts.tsx";
import { useMailSite } from "./mail-site.ts";
import { color } from "./mail-theme.ts";

/** Why someone gets a mail: the texts `mail:why.…`. */
export type MailReason =
  | "account"
  | "order"
  | "shop"
  | "message"
  | "newsletter"
  | "request"
  | "inquiry"
  | "team"
  | "digest";

/** A user who gets these can choose which; the others are needed, or have a link of their own. */
const hasChoice: readonly MailReason[] = ["order", "shop", "message"];

/** Why the mail was sent, whom to ask, which others to get, and the sender's postal address. */
export function MailFooter({ t, why, children }: { t: Translate; why: MailReason; children: ReactNode }) {
  const { publicUrl, supportEmail, postalAddress } = useMailSite();
  const line = { margin: "0 0 8px", color: color.soft, fontSize: 13, lineHeight: 1.55 } as const;
  return (
    <Row>
      <Column
        className="m-pad m-wash"
        style={{ padding: "22px 40px 26px", backgroundColor: color.wash, fontSize: 13 }}
      >
        <p className="m-soft" style={line}>
          {t(`mail:why.${why}`)}
        </p>
        {why !== "team" && (
          <p className="m-soft" style={line}>
            {t("mail:questions")} <MailLink href={`mailto:${supportEmail}`}>{supportEmail}</MailLink>
          </p>
        )}
        {hasChoice.includes(why) && (
          <p className="m-soft" style={line}>
            <MailLink href={`${publicUrl}/profile/settings?panel=notifications`}>
              {t("mail:preferences")}
            </MailLink>
          </p>
        )}
        {children}
        <p className="m-soft" style={{ ...line, margin: 0 }}>
          {postalAddress}
        </p>
      </Column>
    </Row>
  );
}
