import {
  layOut,
  measure,
  outline,
  type Type,
  wrapped,
} from "../../../../src/platform/text-outlines/text-outlines.ts";
import type { Command, Shape } from "./shape.ts";

/** A line around a circle, its middle at the given angle (degrees, 0 is the top). */
export function ringText(text: string, type: Type, radius: number, angle = 0, cx = 0, cy = 0): Command[] {
  const laid = layOut(text, type);
  return laid.glyphs.flatMap(({ x, commands, scale, advance }) => {
    const k = scale * type.size;
    const middle = (x + advance / 2 - laid.width / 2) * type.size;
    const turn = middle / radius + (angle * Math.PI) / 180;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return commands.map(({ op, at }) => {
      const out: number[] = [];
      for (let i = 0; i < at.length; i += 2) {
        const px = at[i]! * k - (advance * type.size) / 2;
        const py = -at[i + 1]! * k - radius;
        out.push(cx + px * c - py * s, cy + px * s + py * c);
      }
      return { op, at: out };
    });
  });
}

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Setting {
  anchor?: 0 | 0.5 | 1;
  /** 0 top, 0.5 middle, 1 bottom of the frame. */
  rise?: 0 | 0.5 | 1;
  lines?: number;
  leading?: number;
}

/** Text set as large as the frame, the size and the number of lines allow; it never leaves the frame. */
export function setText(
  text: string,
  type: Type,
  frame: Frame,
  fill: string,
  setting: Setting = {},
): Shape[] {
  const { anchor = 0.5, rise = 0.5, lines: most = 1, leading = 1.06 } = setting;
  let size = type.size;
  let lines = [text];
  for (; size > 4; size *= 0.95) {
    const trial = { ...type, size };
    lines = wrapped(text, trial, frame.w);
    const widest = Math.max(...lines.map((line) => measure(line, trial)));
    if (
      lines.length <= most &&
      widest <= frame.w &&
      (lines.length - 1) * size * leading + size * 0.98 <= frame.h
    )
      break;
  }
  const height = (lines.length - 1) * size * leading + size * 0.72;
  const top = frame.y + (frame.h - height - size * 0.26) * rise + size * 0.02;
  const x = frame.x + frame.w * anchor;
  return lines.map((line, i) => ({
    path: outline(line, { ...type, size }, x, top + size * 0.72 + i * size * leading, anchor),
    fill,
    isText: true,
  }));
}
