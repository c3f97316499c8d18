const longestName = 120;

/** A spreadsheet's file as CSV in UTF-8, which is all that the API reads. */
export async function toUtf8(file: File): Promise<File> {
  return new File([await readText(file)], file.name.slice(0, longestName), { type: "text/csv" });
}

/**
 * A file's text in its spreadsheet's encoding: UTF-8 or UTF-16 if marked or valid, else Windows-1252, in which older
 * programs write `café`.
 */
async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
