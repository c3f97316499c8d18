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

type Measured = { text: string; contrast: number };

/**
 * The lowest contrast between each text and what is painted behind its lines, pixel by pixel, from one picture. The
 * texts have to be in the window.
 */
export async function pixelContrastsOf(page: Page, texts: Locator): Promise<Measured[]> {
  const read = await texts.evaluateAll(readTexts);
  const { data, info } = await sharp(await page.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminanceAt = (row: number, column: number) => {
    const at = (row * info.width + column) * 3;
    return luminanceOf([data[at]!, data[at + 1]!, data[at + 2]!]);
  };
  return read.map(({ text, color, lines }) => {
    const own = luminanceOf(color);
    let contrast = Number.POSITIVE_INFINITY;
    for (const { x, y, width, height } of lines)
      for (let row = Math.floor(y); row < y + height; row += 1)
        for (let column = Math.floor(x); column < x + width; column += 1)
          contrast = Math.min(contrast, contrastOf(own, luminanceAt(row, column)));
    return { text, contrast };
  });
}

/** The color that the browser paints each text in, and its lines' boxes; from then on the words can't be seen. */
function readTexts(elements: (HTMLElement | SVGElement)[]): { text: string; color: Color; lines: Box[] }[] {
  return elements.map((element) => {
    const canvas = document.createElement("canvas").getContext("2d")!;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
    const range = document.createRange();
    range.selectNodeContents(element);
    element.style.setProperty("-webkit-text-fill-color", "transparent");
    return {
      text: element.textContent ?? "",
      color: [r!, g!, b!],
      lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    };
  });
}
