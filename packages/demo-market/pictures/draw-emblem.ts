import { sprig } from "./labels/botany.ts";
import { brandOf } from "./labels/label.ts";
import { motifs } from "./labels/motifs.ts";
import { palettes } from "./palettes.ts";
import { Canvas } from "./pen/canvas.ts";
import { readable } from "./pen/colour.ts";
import { randomFrom } from "./pen/random.ts";
import { setText } from "./pen/set-text.ts";
import { type Art, arch, box, type Command, drawArt, oval, polygon } from "./pen/shape.ts";

const small = new Set([
  "de",
  "da",
  "do",
  "del",
  "la",
  "el",
  "las",
  "los",
  "the",
  "of",
  "and",
  "y",
  "e",
  "&",
  "dos",
  "das",
  "di",
]);

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word) && !small.has(word.toLowerCase()));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase("en"))
    .join("");
}

const sided = (count: number, r: number, turn: number): Command[] =>
  polygon(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2 + turn;
      return [120 + Math.cos(angle) * r, 120 + Math.sin(angle) * r] as const;
    }),
  );

/** Draws a maker's emblem: a monogram on a small sign, 240 by 240, in the colours of its labels. */
export function drawEmblem(vendorName: string): string {
  const maker = randomFrom(`brand/${vendorName}`);
  const palette = maker.shuffle(palettes)[0]!;
  const brand = brandOf(maker);
  const random = randomFrom(`emblem/${vendorName}`);
  const canvas = new Canvas();
  const field = random.pick([palette.body, palette.accent, palette.paper, palette.ink]);
  const ink = readable(field, palette.ink, palette.paper);
  const forms: Command[][] = [
    oval(120, 120, 104),
    arch(32, 16, 176, 208),
    sided(6, 112, Math.PI / 6),
    sided(8, 110, Math.PI / 8),
    box(24, 24, 192, 192),
    sided(4, 118, 0),
    oval(120, 120, 92, 108),
  ];
  const form = random.pick(forms);
  const letters = initials(vendorName) || "C";
  const type = {
    face: brand.face === "italic" ? ("italic" as const) : random.pick(["serif", "serif", "sans"] as const),
    weight: 620,
    size: 96,
  };
  // A diamond has room for letters in its middle only.
  const isDiamond = form === forms[5];
  const way = isDiamond
    ? random.pick(["plain", "ring"])
    : random.pick(["plain", "sprig", "motif", "motif", "ring"]);
  const ground = palette.paper === field ? palette.second : palette.paper;
  const inside: Art[] = [{ path: box(0, 0, 240, 240), fill: field }];
  let frame = { x: 52, y: 62, w: 136, h: 116 };
  if (way === "motif") {
    inside.push({
      clip: box(0, 132, 240, 108),
      children: motifs[brand.motif]!({ x: 0, y: 132, w: 240, h: 108 }, palette, random),
    });
    frame = { x: 62, y: 46, w: 116, h: 78 };
  }
  if (way === "sprig") {
    inside.push(
      ...sprig(120, 206, 84, -90, ink, palette.accent === field ? palette.second : palette.accent, random),
    );
    frame = { x: 66, y: 34, w: 108, h: 84 };
  }
  if (way === "ring") inside.push({ path: oval(120, 120, 78), stroke: ink, strokeWidth: 4 });
  if (way === "ring") frame = { x: 72, y: 76, w: 96, h: 88 };
  inside.push(...setText(letters, type, frame, ink));
  const art: Art[] = [
    { path: box(0, 0, 240, 240), fill: ground },
    { clip: form, children: inside },
    { path: form, stroke: palette.ink, strokeWidth: 3 },
  ];
  const drawn = drawArt(canvas, art);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">${canvas.definitions()}${drawn}</svg>`;
}
