import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";

type Values = Record<string, unknown> | null;

/** Each field with what it was and what it became; amounts as money. Fields go by their technical names. */
export function Changes({ before, after }: { before: Values; after: Values }) {
  const { t } = useTranslation("security");
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <table className="w-full border-collapse text-left">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="py-1 pr-4 font-medium">
            {t("log.field")}
          </th>
          <th scope="col" className="py-1 pr-4 font-medium">
            {t("log.before")}
          </th>
          <th scope="col" className="py-1 font-medium">
            {t("log.after")}
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="border-line border-t align-top">
            <th scope="row" className="break-all py-1 pr-4 font-mono font-normal">
              {name}
            </th>
            <td className="break-all py-1 pr-4 text-ink-soft">{textOf(name, before?.[name])}</td>
            <td className="break-all py-1 font-medium">{textOf(name, after?.[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf(name: string, value: unknown): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "number" && name.endsWith("Cents")) return formatUsd(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}
