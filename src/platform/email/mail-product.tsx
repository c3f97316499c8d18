import { Column } from "@react-email/column";
import { Row } from "@react-email/row";
import { MailPicture } from "./mail-pictures.tsx";
import { color, fonts } from "./mail-theme.ts";

/** The one product that a mail is about. */
export function MailProduct({ name, picture }: { name: string; picture: string | null | undefined }) {
  return (
    <Row style={{ margin: "0 0 24px" }}>
      <Column width={96} style={{ width: 96 }}>
        <MailPicture url={picture} alt={name} size={80} />
      </Column>
      <Column
        className="m-ink"
        style={{ color: color.ink, fontFamily: fonts.display, fontSize: 20, lineHeight: 1.3 }}
      >
        {name}
      </Column>
    </Row>
  );
}
