import { expect, test } from "vitest";
import { toUtf8 } from "./to-utf8.ts";

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

test.each([
  ["UTF-8", new Blob(["sku,café ☕"]), "sku,café ☕"],
  ["UTF-8 with a byte order mark", new Blob(["\ufeffsku,café"]), "sku,café"],
  ["UTF-16, as a spreadsheet's 'Unicode text'", new Blob([utf16("sku\tcafé")]), "sku\tcafé"],
  ["UTF-16 the other way round", new Blob([utf16("sku\tcafé").swap16()]), "sku\tcafé"],
  ["the Western alphabet of Windows", new Blob([Buffer.from("sku,café", "latin1")]), "sku,café"],
])("%s is read", async (_, file, text) => {
  const read = await toUtf8(new File([file], `${"x".repeat(200)}.csv`));
  expect(await read.text()).toBe(text);
  expect(read.type).toBe("text/csv");
  expect(read.name.length).toBeLessThanOrEqual(120);
});
