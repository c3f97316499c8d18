import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import type { TransparencyReport } from "../../transparency.ts";

type ReportRow = TransparencyReport["reports"][number];
type DecisionRow = TransparencyReport["decisions"][number];

/** The period's reports by thing, reason and what came of them. */
export function ReportNumbers({ rows }: { rows: readonly ReportRow[] }) {
  const { t } = useTranslation("reportWork");
  const { t: tReports } = useTranslation("reports");
  return (
    <Numbers
      title={t("transparency.reports")}
      heads={[
        ...[t("transparency.kind"), t("transparency.reason"), t("transparency.outcome")],
        ...[t("transparency.automatic"), t("transparency.count"), t("transparency.medianShort")],
        ...[t("transparency.objections"), t("transparency.upheld"), t("transparency.reversed")],
      ]}
      figuresFrom={4}
      rows={rows.map((row) => [
        ...[tReports(`kinds.${row.kind}`), tReports(`reasons.${row.reason}`), t(`state.${row.outcome}`)],
        row.outcome === "open" ? "–" : t(row.isAutomatic ? "transparency.byItself" : "transparency.byPerson"),
        formatCount(row.count),
        row.medianHours === null ? "–" : t("transparency.hours", { hours: row.medianHours }),
        ...[formatCount(row.objections), formatCount(row.upheld), formatCount(row.reversed)],
      ])}
    />
  );
}

/** The period's restrictions by rule. */
export function DecisionNumbers({ rows }: { rows: readonly DecisionRow[] }) {
  const { t } = useTranslation("reportWork");
  const { t: tDecisions } = useTranslation("decisions");
  return (
    <Numbers
      title={t("transparency.decisions")}
      heads={[
        ...[t("transparency.kind"), t("transparency.rule"), t("transparency.origin")],
        ...[t("transparency.automatic"), t("transparency.count"), t("transparency.objections")],
        ...[t("transparency.upheld"), t("transparency.reversed")],
      ]}
      figuresFrom={4}
      rows={rows.map((row) => [
        ...[t(`transparency.kinds.${row.kind}`), tDecisions(`rules.${row.rule}`)],
        t(row.isReported ? "transparency.uponReport" : "transparency.uponOwn"),
        t(row.isAutomatic ? "transparency.byItself" : "transparency.byPerson"),
        formatCount(row.count),
        ...[formatCount(row.objections), formatCount(row.upheld), formatCount(row.reversed)],
      ])}
    />
  );
}

type NumbersProps = {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** From this column on they are figures. */
  figuresFrom: number;
};

function Numbers({ title, heads, rows, figuresFrom }: NumbersProps) {
  const { t } = useTranslation("reportWork");
  const look = (index: number) =>
    index >= figuresFrom ? "figures px-3 py-2 text-right whitespace-nowrap" : "px-3 py-2 text-left";
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold text-lg">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{t("transparency.none")}</p>
      ) : (
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded-leaf border border-line"
        >
          <table className="w-full text-sm">
            <thead className="bg-sunken">
              <tr>
                {heads.map((head, index) => (
                  <th key={head} scope="col" className={`font-semibold ${look(index)}`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity and no state
                <tr key={row} className="border-line border-t">
                  {cells.map((cell, index) => (
                    <td key={heads[index]} className={look(index)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
