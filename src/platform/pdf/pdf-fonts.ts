import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";

export type Weight = "regular" | "bold";

/** A file of a font, and the characters that it has. */
export type Face = { name: string; bytes: Buffer; has: ReadonlySet<number> };

const weights: Record<Weight, number> = { regular: 400, bold: 600 };
/** Western languages are in the first; names from elsewhere in Europe need the second. */
const parts = ["latin", "latin-ext"];

const require = createRequire(import.meta.url);

async function readFace(weight: Weight, part: string): Promise<Face> {
  const file = `fraunces-${part}-${weights[weight]}-normal`;
  const bytes = await readFile(require.resolve(`@fontsource/fraunces/files/${file}.woff`));
  const { characterSet } = fontkit.create(bytes) as fontkit.Font;
  return { name: file, bytes, has: new Set(characterSet) };
}

const readFaces = (weight: Weight) => Promise.all(parts.map((part) => readFace(weight, part)));

let read: Promise<Record<Weight, Face[]>> | undefined;

/** The fonts that a document embeds, read once. */
export function readPdfFonts(): Promise<Record<Weight, Face[]>> {
  read ??= Promise.all([readFaces("regular"), readFaces("bold")]).then(([regular, bold]) => ({
    ...{ regular, bold },
  }));
  return read;
}

export type Run = { face: Face; text: string };

/**
 * A text in pieces of one font each. A letter that no font has loses its marks, and is a question mark if it has none to
 * lose.
 */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  const find = (letter: string) => faces.find(({ has }) => has.has(letter.codePointAt(0)!));
  for (const letter of text.normalize("NFC")) {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "");
    const shown = find(letter) ? letter : bare && find(bare) ? bare : "?";
    const face = find(shown)!;
    const last = runs.at(-1);
    if (last?.face === face) last.text += shown;
    else runs.push({ face, text: shown });
  }
  return runs;
}
