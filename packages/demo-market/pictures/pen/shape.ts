import type { Command as OutlineCommand } from "../../../../src/platform/text-outlines/text-outlines.ts";
import { type Canvas, num } from "./canvas.ts";

/** Label art is kept as bare outlines, so that it can be bent around a tin before it becomes SVG. */
export type Command = OutlineCommand;

export interface Shape {
  path: Command[];
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  /** Text; the tests check that it stays inside the label. */
  isText?: boolean;
}

export interface Clipped {
  clip: Command[];
  children: Art[];
}

export type Art = Shape | Clipped;
export type Bend = (x: number, y: number) => [number, number];

export function polygon(points: readonly (readonly [number, number])[], closed = true): Command[] {
  const out: Command[] = points.map(([x, y], i) => ({ op: i ? "L" : "M", at: [x, y] }));
  if (closed) out.push({ op: "Z", at: [] });
  return out;
}

export function box(x: number, y: number, w: number, h: number): Command[] {
  return polygon([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);
}

export function oval(cx: number, cy: number, rx: number, ry = rx): Command[] {
  const k = 0.5523;
  return [
    { op: "M", at: [cx + rx, cy] },
    { op: "C", at: [cx + rx, cy + ry * k, cx + rx * k, cy + ry, cx, cy + ry] },
    { op: "C", at: [cx - rx * k, cy + ry, cx - rx, cy + ry * k, cx - rx, cy] },
    { op: "C", at: [cx - rx, cy - ry * k, cx - rx * k, cy - ry, cx, cy - ry] },
    { op: "C", at: [cx + rx * k, cy - ry, cx + rx, cy - ry * k, cx + rx, cy] },
    { op: "Z", at: [] },
  ];
}

/** A window with a round top. */
export function arch(x: number, y: number, w: number, h: number): Command[] {
  const r = Math.min(w / 2, h);
  const k = 0.5523 * r;
  const mid = x + w / 2;
  return [
    { op: "M", at: [x, y + h] },
    { op: "L", at: [x, y + r] },
    { op: "C", at: [x, y + r - k, mid - k, y, mid, y] },
    { op: "C", at: [mid + k, y, x + w, y + r - k, x + w, y + r] },
    { op: "L", at: [x + w, y + h] },
    { op: "Z", at: [] },
  ];
}

/** A soft line through points (Catmull-Rom). */
export function smooth(points: readonly (readonly [number, number])[], closed = false): Command[] {
  const count = points.length;
  const at = (i: number) =>
    closed ? points[(i + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!;
  const out: Command[] = [{ op: "M", at: [...points[0]!] }];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const a = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const b = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    out.push({ op: "C", at: [...a, ...b, p2[0], p2[1]] });
  }
  if (closed) out.push({ op: "Z", at: [] });
  return out;
}

export function move(path: Command[], dx: number, dy: number, scale = 1, angle = 0): Command[] {
  const c = Math.cos((angle * Math.PI) / 180) * scale;
  const s = Math.sin((angle * Math.PI) / 180) * scale;
  return bent(path, (x, y) => [dx + x * c - y * s, dy + x * s + y * c], false);
}

function bent(path: Command[], bend: Bend, split = true): Command[] {
  const out: Command[] = [];
  let last: [number, number] = [0, 0];
  for (const { op, at } of path) {
    if (op === "L" && split) {
      const [x, y] = at as [number, number];
      const steps = Math.max(1, Math.ceil(Math.hypot(x - last[0], y - last[1]) / 24));
      for (let i = 1; i <= steps; i++) {
        const t = i / steps;
        out.push({ op: "L", at: bend(last[0] + (x - last[0]) * t, last[1] + (y - last[1]) * t) });
      }
    } else {
      const moved: number[] = [];
      for (let i = 0; i < at.length; i += 2) moved.push(...bend(at[i]!, at[i + 1]!));
      out.push({ op, at: moved });
    }
    if (at.length) last = at.slice(-2) as [number, number];
  }
  return out;
}

export function dataOf(path: Command[], bend?: Bend): string {
  return (bend ? bent(path, bend) : path).map(({ op, at }) => op + at.map(num).join(" ")).join("");
}

export function drawArt(canvas: Canvas, art: readonly Art[], bend?: Bend): string {
  return art
    .map((item) => {
      if ("clip" in item) {
        return `<g ${canvas.clip(dataOf(item.clip, bend))}>${drawArt(canvas, item.children, bend)}</g>`;
      }
      const stroke = item.stroke
        ? ` stroke="${item.stroke}" stroke-width="${num(item.strokeWidth ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`
        : "";
      const opacity = item.opacity === undefined ? "" : ` opacity="${num(item.opacity)}"`;
      return `<path d="${dataOf(item.path, bend)}" fill="${item.fill ?? "none"}"${stroke}${opacity}/>`;
    })
    .join("");
}
