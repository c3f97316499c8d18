import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

type Box = { x: number; y: number; width: number; height: number };
type Color = readonly [number, number, number];

/** WCAG's relative luminance of sRGB. */
function luminanceOf(color: Color): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * The lowest contrast between an element's text and what is painted behind its lines, pixel by pixel. The text has to
 * be in the window.
 */
export async function pixelContrastOf(page: Page, text: Locator): Promise<number> {
  const { color, lines } = await text.evaluate(readText);
  await text.evaluate((element) => element.style.setProperty("-webkit-text-fill-color", "transparent"));
  const { data, info } = await sharp(await page.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await text.evaluate((element) => element.style.removeProperty("-webkit-text-fill-color"));
  const own = luminanceOf(color);
  let lowest = Number.POSITIVE_INFINITY;
  for (const { x, y, width, height } of lines)
    for (let row = Math.floor(y); row < y + height; row += 1)
      for (let column = Math.floor(x); column < x + width; column += 1) {
        const at = (row * info.width + column) * 3;
        lowest = Math.min(lowest, contrastOf(own, luminanceOf([data[at]!, data[at + 1]!, data[at + 2]!])));
      }
  return lowest;
}

/** The color that the browser paints an element's text in, and its lines' boxes. */
function readText(element: HTMLElement | SVGElement): { color: Color; lines: Box[] } {
  const canvas = document.createElement("canvas").getContext("2d")!;
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
  const range = document.createRange();
  range.selectNodeContents(element);
  return {
    color: [r!, g!, b!],
    lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
  };
}
