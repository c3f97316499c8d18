import type { ReactNode } from "react";
import { formatUsd } from "#kernel/money.ts";

export type MailLine = { name: string; quantity: number; totalCents: number };
export type MailSum = { label: string; value: string; isTotal?: boolean };

/** Lines and sums of a parcel as a table that mail programs can show. */
export function ParcelLines({
  title,
  lines,
  sums,
}: {
  title?: ReactNode;
  lines: MailLine[];
  sums: MailSum[];
}) {
  const cell = { padding: "6px 0", borderBottom: "1px solid #e4d8c6", verticalAlign: "top" } as const;
  return (
    <table role="presentation" width="100%" style={{ borderCollapse: "collapse", margin: "0 0 20px" }}>
      <tbody>
        {title ? (
          <tr>
            <td colSpan={2} style={{ ...cell, fontWeight: 600 }}>
              {title}
            </td>
          </tr>
        ) : null}
        {lines.map((line) => (
          <tr key={line.name}>
            <td style={cell}>
              {line.quantity} × {line.name}
            </td>
            <td style={{ ...cell, textAlign: "right", whiteSpace: "nowrap" }}>
              {formatUsd(line.totalCents)}
            </td>
          </tr>
        ))}
        {sums.map((sum) => (
          <tr key={sum.label}>
            <td style={{ padding: "4px 0", fontWeight: sum.isTotal ? 700 : 400 }}>{sum.label}</td>
            <td style={{ padding: "4px 0", textAlign: "right", fontWeight: sum.isTotal ? 700 : 400 }}>
              {sum.value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
