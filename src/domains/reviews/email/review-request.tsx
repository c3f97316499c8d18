import { withQuery } from "#kernel/with-query.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailLink } from "#platform/email/mail-parts.tsx";
import { MailPicture } from "#platform/email/mail-pictures.tsx";
import { color } from "#platform/email/mail-theme.ts";

type Goods = { productId: string; name: string; imageUrl: string | null };

type Request = { goods: readonly Goods[]; publicUrl: string };

/** To a buyer: what they could review, each with a link per count of stars that opens the form. */
export function reviewRequestMail(reader: MailReader, { goods, publicUrl }: Request): MailContent {
  const { t } = reader;
  return mailOf(reader, {
    key: "reviewRequest",
    why: "order",
    values: { product: goods[0]!.name, count: goods.length },
    subject: t("mail:reviewRequest.subject", { count: goods.length, product: goods[0]!.name }),
    children: (
      <table
        className="m-lines"
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ borderCollapse: "collapse", margin: "0 0 28px", color: color.ink }}
      >
        <tbody>
          {goods.map(({ productId, name, imageUrl }) => (
            <tr key={productId}>
              <td width={84} className="m-line" style={{ ...cell, width: 84 }}>
                <MailPicture url={imageUrl} alt={name} size={68} />
              </td>
              <td className="m-ink m-line" style={cell}>
                <strong>{name}</strong>
                <br />
                {[1, 2, 3, 4, 5].map((stars) => (
                  <span key={stars} style={{ whiteSpace: "nowrap", marginRight: 14, lineHeight: "28px" }}>
                    <MailLink
                      href={`${publicUrl}${withQuery(`/products/${productId}`, { review: String(stars) })}`}
                    >
                      {t("mail:reviewRequest.stars", { count: stars })}
                    </MailLink>{" "}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  });
}

const cell = {
  padding: "12px 0",
  borderBottom: `1px solid ${color.line}`,
  verticalAlign: "middle",
  color: color.ink,
  lineHeight: 1.4,
} as const;
