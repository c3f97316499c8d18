import { formatUsd } from "#kernel/money.ts";
import { MailPicture } from "#platform/email/mail-pictures.tsx";
import { color, fonts } from "#platform/email/mail-theme.ts";

export type MailLine = { name: string; imageUrl: string | null; quantity: number; totalCents?: number };
export type MailSum = { label: string; value: string; isTotal?: boolean };

/** Products with their pictures, and sums, as one table, which plain text shows in columns. */
export function ParcelLines({ title, lines, sums }: { title?: string; lines: MailLine[]; sums: MailSum[] }) {
  return (
    <>
      {title && (
        <h2 className="m-ink" style={heading}>
          {title}
        </h2>
      )}
      <table
        className="m-lines"
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        style={{ borderCollapse: "collapse", margin: "0 0 28px", color: color.ink }}
      >
        <tbody>
          {lines.map((line) => (
            <Line key={line.name} {...line} />
          ))}
          {sums.map(({ label, value, isTotal }) => (
            <tr key={label}>
              <td colSpan={2} className={isTotal ? "m-ink" : "m-soft"} style={sumStyle(isTotal)}>
                {label}
              </td>
              <td
                align="right"
                className={isTotal ? "m-ink" : "m-soft"}
                style={{ ...sumStyle(isTotal), textAlign: "right", whiteSpace: "nowrap" }}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Line({ name, imageUrl, quantity, totalCents }: MailLine) {
  return (
    <tr>
      <td width={84} className="m-line" style={{ ...cell, width: 84 }}>
        <MailPicture url={imageUrl} alt={name} size={68} />
      </td>
      <td className="m-ink m-line" style={cell}>
        {quantity} × {name}
      </td>
      <td
        align="right"
        className="m-ink m-line"
        style={{ ...cell, textAlign: "right", whiteSpace: "nowrap", paddingLeft: 12 }}
      >
        {totalCents === undefined ? "" : formatUsd(totalCents)}
      </td>
    </tr>
  );
}

const heading = {
  margin: "0 0 4px",
  color: color.ink,
  fontFamily: fonts.display,
  fontSize: 20,
  lineHeight: 1.3,
  fontWeight: 600,
} as const;

const cell = {
  padding: "12px 0",
  borderBottom: `1px solid ${color.line}`,
  verticalAlign: "middle",
  color: color.ink,
  lineHeight: 1.4,
} as const;

const sumStyle = (isTotal = false) =>
  ({
    padding: isTotal ? "14px 0 0" : "10px 0 0",
    color: isTotal ? color.ink : color.soft,
    fontSize: isTotal ? 18 : 15,
    fontWeight: isTotal ? 700 : 400,
  }) as const;
