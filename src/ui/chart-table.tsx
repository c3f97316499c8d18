import type { ChartPoint, ChartSeries } from "./chart-looks.ts";

type ChartTableProps = {
  label: string;
  pointLabel: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  format: (value: number) => string;
};

/** A chart's numbers, one row per point; long ones scroll inside. */
export function ChartTable({ label, pointLabel, series, points, format }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto rounded-lg border border-line">
      <table className="figures w-full text-left text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-sunken text-ink">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              {pointLabel}
            </th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col" className="px-3 py-2 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {points.map((point) => (
            <tr key={point.name}>
              <th scope="row" className="whitespace-nowrap px-3 py-2 font-normal">
                {point.name}
              </th>
              {series.map(({ key }) => (
                <td key={key} className="px-3 py-2 text-right text-ink">
                  {format(point.values[key]!)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
