import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import wawoff2 from "wawoff2";
import type { Command, Shape } from "./shape.ts";

export type Face = "serif" | "italic" | "sans";

export interface Type {
  face: Face;
  /** 300 to 900. */
  weight: number;
  size: number;
  /** Extra space between letters, as a share of the size. */
  tracking?: number;
  isUpper?: boolean;
}

const files: Record<Face, string[]> = {
  serif: ["fraunces/files/fraunces-latin-full-normal", "fraunces/files/fraunces-latin-ext-full-normal"],
  italic: ["fraunces/files/fraunces-latin-full-italic", "fraunces/files/fraunces-latin-ext-full-italic"],
  sans: ["figtree/files/figtree-latin-wght-normal", "figtree/files/figtree-latin-ext-wght-normal"],
};

// The packages hold woff2, and fontkit reads the weights of a variable font from plain TrueType only.
const require = createRequire(import.meta.url);
const bytes = new Map<string, Buffer>();
for (const name of Object.values(files).flat()) {
  const woff2 = await readFile(require.resolve(`@fontsource-variable/${name}.woff2`));
  bytes.set(name, Buffer.from(await wawoff2.decompress(woff2)));
}

const cuts = new Map<string, fontkit.Font[]>();
function cut(face: Face, weight: number, isLarge: boolean): fontkit.Font[] {
  const key = `${face}${weight}${isLarge}`;
  let fonts = cuts.get(key);
  if (!fonts) {
    fonts = files[face].map((name) => {
      const font = fontkit.create(bytes.get(name)!) as fontkit.Font;
      const axes =
        face === "sans" ? { wght: weight } : { wght: weight, opsz: isLarge ? 120 : 24, SOFT: 30, WONK: 0 };
      return font.getVariation(axes);
    });
    cuts.set(key, fonts);
  }
  return fonts;
}

const bare = (letter: string) => letter.normalize("NFD").replace(/\p{M}/gu, "");
const plain: Record<string, string> = {
  ł: "l",
  Ł: "L",
  đ: "d",
  ı: "i",
  ø: "o",
  "’": "'",
  "–": "-",
  "—": "-",
};

/** Runs of text that one font file can set; a letter that none has loses its accent or is left out. */
function runs(text: string, fonts: fontkit.Font[]): { font: fontkit.Font; text: string }[] {
  const out: { font: fontkit.Font; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    let chosen = letter;
    let font = fonts.find((f) => f.hasGlyphForCodePoint(letter.codePointAt(0)!));
    if (!font) {
      chosen = plain[letter] ?? bare(letter);
      font = fonts.find((f) => chosen && f.hasGlyphForCodePoint(chosen.codePointAt(0)!));
    }
    if (!font) continue;
    const last = out.at(-1);
    if (last?.font === font) last.text += chosen;
    else out.push({ font, text: chosen });
  }
  return out;
}

interface Laid {
  width: number;
  glyphs: { x: number; commands: Command[]; scale: number; advance: number }[];
}

const glyphPaths = new WeakMap<fontkit.Font, Map<number, Command[]>>();
const ops = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;
function glyphPath(font: fontkit.Font, glyph: fontkit.Glyph): Command[] {
  let known = glyphPaths.get(font);
  if (!known) {
    known = new Map();
    glyphPaths.set(font, known);
  }
  let commands = known.get(glyph.id);
  if (!commands) {
    commands = glyph.path.commands.map(({ command, args }) => ({ op: ops[command], at: [...args] }));
    known.set(glyph.id, commands);
  }
  return commands;
}

const laidOut = new Map<string, Laid>();
/** Sets a line at size 1. */
function layOut(text: string, type: Type): Laid {
  const isLarge = type.size >= 40;
  const key = `${type.face}${type.weight}${isLarge}${type.tracking ?? 0}${type.isUpper ?? false}|${text}`;
  const known = laidOut.get(key);
  if (known) return known;
  const laid: Laid = { width: 0, glyphs: [] };
  const shown = type.isUpper ? text.toLocaleUpperCase("en") : text;
  for (const run of runs(shown, cut(type.face, type.weight, isLarge))) {
    const scale = 1 / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, i) => {
      const advance = positions[i]!.xAdvance * scale;
      laid.glyphs.push({ x: laid.width, commands: glyphPath(run.font, glyph), scale, advance });
      laid.width += advance + (type.tracking ?? 0);
    });
  }
  laid.width = Math.max(0, laid.width - (type.tracking ?? 0));
  laidOut.set(key, laid);
  return laid;
}

/** The width of a line in the units of its size. */
function measure(text: string, type: Type): number {
  return layOut(text, type).width * type.size;
}

/** A line of text as one outline; y is the baseline. */
export function outline(text: string, type: Type, x: number, y: number, anchor = 0.5): Command[] {
  const laid = layOut(text, type);
  const left = x - laid.width * type.size * anchor;
  return laid.glyphs.flatMap(({ x: dx, commands, scale }) => {
    const k = scale * type.size;
    const from = left + dx * type.size;
    return commands.map(({ op, at }) => ({
      op,
      at: at.map((v, i) => (i % 2 ? y - v * k : from + v * k)),
    }));
  });
}

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

function wrapped(text: string, type: Type, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, type) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
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
