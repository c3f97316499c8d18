import sharp from "sharp";
import { type Command, measure, outline, type Type, wrapped } from "#platform/text-outlines/text-outlines.ts";

const size = { width: 1_200, height: 630 };
const pictureWidth = 600;
const margin = 64;
const column = size.width - pictureWidth - margin * 2;
const colours = { paper: "#faf4ea", ink: "#2b1a12", soft: "#5b483b", cherry: "#a8172f", espresso: "#2a1912" };

export type LinkCard = {
  title: string;
  byline: string;
  picture?: Buffer | undefined;
  /** The picture is an emblem: centered in its half instead of filling it. */
  isEmblem?: boolean;
  /** The shop's mark as SVG. */
  mark?: string | undefined;
};

/**
 * Draws a JPEG of 1200 × 630: words on paper, the picture beside them. Words are drawn as outlines, so no text can be
 * interpreted as SVG.
 */
export async function drawLinkCard(card: LinkCard): Promise<Buffer> {
  const { title, byline, mark } = card;
  const left = size.width - pictureWidth;
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${left}" height="${size.height}" viewBox="0 0 ${left} ${size.height}">
<rect width="${left}" height="${size.height}" fill="${colours.paper}"/>${drawHead(mark)}${drawTitle(title)}
<rect x="${margin}" y="${byline ? 516 : 556}" width="56" height="5" fill="${colours.cherry}"/>${drawByline(byline)}</svg>`;
  return sharp({ create: { ...size, channels: 3, background: colours.espresso } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: await fitPicture(card), left, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The picture fills its half; without one, the mark stands there. */
async function fitPicture({ picture, mark, isEmblem }: LinkCard): Promise<Buffer> {
  const box = { width: pictureWidth, height: size.height };
  if (picture && isEmblem) {
    const emblem = await sharp(picture, { limitInputPixels: 40_000_000 })
      .resize({ width: 360, height: 360, fit: "contain", background: "#0000" })
      .png()
      .toBuffer();
    return sharp({ create: { ...box, channels: 3, background: "#f1e7d7" } })
      .composite([{ input: emblem }])
      .png()
      .toBuffer();
  }
  if (picture)
    return sharp(picture, { limitInputPixels: 40_000_000 })
      .resize({ ...box, fit: "cover" })
      .flatten({ background: "#f1e7d7" })
      .toBuffer();
  const drawn = mark ? place(mark, 180, 195, 240) : "";
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><rect width="100%" height="100%" fill="${colours.espresso}"/>${drawn}</svg>`,
  );
}

const place = (mark: string, x: number, y: number, side: number) =>
  mark.replace("<svg ", `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);

function drawHead(mark: string | undefined): string {
  const name = draw("Cafeto", { face: "serif", weight: 600, size: 44 }, margin + 74, 112, colours.ink);
  return `${mark ? place(mark, margin, 68, 58) : ""}${name}`;
}

const mostLines = 5;
const tallest = 300;
const leading = 1.1;

/** As large as fits, from 80 down to 36 pixels; longer titles end in an ellipsis. */
function drawTitle(title: string): string {
  const type = (pixels: number): Type => ({ face: "serif", weight: 600, size: pixels });
  const fits = (pixels: number) => {
    const lines = wrapped(title, type(pixels), column);
    return (
      lines.length <= mostLines &&
      lines.length * pixels * leading <= tallest &&
      lines.every((line) => measure(line, type(pixels)) <= column)
    );
  };
  let pixels = 80;
  while (pixels > 36 && !fits(pixels)) pixels -= 4;
  const all = wrapped(title, type(pixels), column);
  const lines = all.slice(0, mostLines);
  const isCut = all.length > lines.length;
  const height = lines.length * pixels * leading;
  const top = 170 + (tallest - height) / 2 + pixels * 0.86;
  return lines
    .map((line, index) => {
      const text = shorten(line, type(pixels), isCut && index === lines.length - 1);
      return draw(text, type(pixels), margin, top + index * pixels * leading, colours.ink);
    })
    .join("");
}

function drawByline(byline: string): string {
  const type: Type = { face: "sans", weight: 500, size: 30 };
  return draw(shorten(byline, type), type, margin, 568, colours.soft);
}

/** Shortens a line to the column's width, with an ellipsis where something is left out. */
function shorten(line: string, type: Type, isCut = false): string {
  const letters = [...line];
  const text = (count: number) => letters.slice(0, count).join("").trimEnd();
  let count = letters.length;
  const shown = () => (count < letters.length || isCut ? `${text(count)}…` : line);
  while (count > 1 && measure(shown(), type) > column) count -= 1;
  return shown();
}

const draw = (text: string, type: Type, x: number, y: number, fill: string) =>
  `<path d="${pathOf(outline(text, type, x, y, 0))}" fill="${fill}"/>`;

const pathOf = (commands: Command[]) =>
  commands.map(({ op, at }) => op + at.map((value) => value.toFixed(1)).join(" ")).join("");
