export type Series = { name: string; unit: string; values: number[]; from?: number };

const width = 960;
const height = 150;
const left = 70;
const right = 20;
const top = 34;
const colors = ["#8f1d2c", "#2f6b3f", "#3b2a20", "#a4641a"];

/** Line charts below each other over the same minutes, as an SVG that reads on light and dark pages. */
export function drawGraph(title: string, series: Series[], secondsApart: number): string {
  const charts = series.map((one, index) => drawChart(one, index, secondsApart));
  const total = series.length * (height + top) + 50;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" role="img" font-family="system-ui, sans-serif" font-size="13">
<title>${title}</title>
<rect width="${width}" height="${total}" fill="#fbf7f0"/>
<text x="${left}" y="26" font-size="16" font-weight="600" fill="#2b1d14">${title}</text>
${charts.join("\n")}
</svg>
`;
}

function drawChart({ name, unit, values, from = 0 }: Series, index: number, secondsApart: number): string {
  const y0 = 40 + index * (height + top);
  const most = niceAbove(Math.max(...values, from + 1));
  const x = (at: number) => left + (at / Math.max(1, values.length - 1)) * (width - left - right);
  const y = (value: number) => y0 + top + (1 - (value - from) / (most - from)) * (height - top);
  const line = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const minutes = Math.floor(((values.length - 1) * secondsApart) / 60);
  const ticks = Array.from({ length: minutes + 1 }, (_, minute) => {
    const at = x((minute * 60) / secondsApart).toFixed(1);
    return `<text x="${at}" y="${y0 + height + 16}" text-anchor="middle" fill="#6b5a4c" font-size="11">${minute} min</text>`;
  });
  const levels = [from, (from + most) / 2, most].map(
    (value) =>
      `<line x1="${left}" x2="${width - right}" y1="${y(value)}" y2="${y(value)}" stroke="#e0d5c5"/><text x="${left - 8}" y="${y(value) + 4}" text-anchor="end" fill="#6b5a4c" font-size="11">${Math.round(value)}</text>`,
  );
  const color = colors[index % colors.length];
  return [
    `<text x="${left}" y="${y0 + 18}" fill="${color}" font-weight="600">${name} (${unit})</text>`,
    ...levels,
    `<polyline points="${line}" fill="none" stroke="${color}" stroke-width="1.6"/>`,
    ...ticks,
  ].join("\n");
}

/** The next round number: 1, 2 or 5 times a power of ten. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((times) => times * power).find((nice) => nice >= value)!;
}
