import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";
import { LRUCache } from "lru-cache";
import wawoff2 from "wawoff2";

/** A piece of an outline, as in the `d` of an SVG path. */
export interface Command {
  op: "M" | "L" | "Q" | "C" | "Z";
  at: number[];
}

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

// Bounded: a server sets the names of all its products in the course of time.
const laidOut = new LRUCache<string, Laid>({
  maxSize: 8 * 2 ** 20,
  // The outlines themselves belong to their fonts: an entry only names them.
  sizeCalculation: ({ glyphs }, key) => 2 * key.length + 100 * (glyphs.length + 1),
});

/** Sets a line at size 1. */
export function layOut(text: string, type: Type): Laid {
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
export function measure(text: string, type: Type): number {
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

/** The words of a text in lines that a width holds; a word wider than it has a line of its own. */
export function wrapped(text: string, type: Type, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, type) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
