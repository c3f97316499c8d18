import fs from "node:fs";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { orderPaid } from "#domains/orders/email/order-mails.tsx";
import { translator } from "#i18n/translator.ts";
import { languages } from "#kernel/languages.ts";
import { mailReader, renderMail } from "#platform/email/mail-content.tsx";
import { mailColors } from "#platform/email/mail-theme.ts";
import english from "../i18n/mail/en.json" with { type: "json" };
import { mailKinds } from "./mail-kinds.ts";

const site = {
  publicUrl: "https://cafeto.example",
  supportEmail: "help@cafeto.example",
  postalAddress: "Cafeto, 1 Harvest Lane",
};
const pictures = ["a", "b", "c"].map((digit) => `/storage/v1/images/${digit.repeat(32)}.webp`);
const sample = { publicUrl: site.publicUrl, pictures };
const kinds = Object.values(mailKinds).flatMap((examples) => Object.entries(examples));
const each = kinds.flatMap(([kind, example]) => languages.map((language) => ({ kind, language, example })));

const used = new Set<string>();
function write({ language, example }: (typeof each)[number]) {
  const reader = mailReader({ name: "Inês", language });
  const t: typeof reader.t = (key, values) => {
    used.add(key.replace(/^mail:/, ""));
    return reader.t(key, values);
  };
  const { subject, body } = example({ ...reader, t }, sample);
  return { subject, ...renderMail(body, site) };
}

type Node = { name?: string; attribs?: Record<string, string>; children?: Node[]; data?: string };
const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];
const wordsOf = (node: Node): string =>
  nodesOf(node)
    .map(({ data }) => data ?? "")
    .join("");

test.each(each)("$kind in $language is whole, and safe for mail programs", (mail) => {
  const { subject, html, text } = write(mail);
  const nodes = nodesOf(parseDocument(html) as unknown as Node);
  const named = (name: string) => nodes.filter((node) => node.name === name);
  for (const words of [subject, html, text])
    expect(words).not.toMatch(/\{\{|undefined|NaN|\[object|\bmail:\w|countries:|null\b/);
  expect(named("html")[0]!.attribs).toMatchObject({ lang: mail.language, dir: "ltr" });
  expect(wordsOf(named("title")[0]!)).toBe(wordsOf(named("h1")[0]!));
  expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  // Nothing that programs drop or refuse.
  for (const forbidden of ["script", "link", "form", "svg", "iframe", "video"])
    expect(named(forbidden)).toEqual([]);
  expect(html).not.toMatch(/@import|url\(|position:|display:(flex|grid)|javascript:/);
  for (const { attribs } of named("table")) expect(attribs!["role"]).toBe("presentation");
  expect(named("img").length).toBeGreaterThan(0);
  for (const { attribs } of named("img")) {
    expect(attribs!["alt"]).not.toBe("");
    expect(attribs!["src"]).toMatch(/^cid:(logo|none|[0-9a-f]{32})@cafeto$/);
    expect(Number(attribs!["width"])).toBeGreaterThan(0);
    expect(Number(attribs!["height"])).toBeGreaterThan(0);
  }
  for (const { attribs } of named("a"))
    expect(attribs!["href"]).toMatch(/^(https:\/\/cafeto\.example\/|mailto:)/);
  // What lists of mails show after the subject.
  const preview = nodes.find(({ attribs }) => attribs?.["data-skip-in-text"]);
  expect(wordsOf(preview!).trim().length).toBeGreaterThan(10);
});

test.each(each)("$kind in $language reads well without HTML", (mail) => {
  const { html, text } = write(mail);
  const [button] = /class="m-button"[^>]*/.exec(html) ?? [];
  const address = /<a[^>]*?href="([^"]+)"[^>]*class="m-button"|class="m-button"[^>]*href="([^"]+)"/.exec(
    html,
  );
  if (button) expect(text.split("\n")).toContain((address![1] ?? address![2])!.replaceAll("&amp;", "&"));
  expect(text).not.toMatch(/<\/?[a-z]+|&[a-z]+;|cid:|\n{4}|​/);
  expect(text).toContain(site.postalAddress);
  for (const line of text.split("\n")) if (!line.includes("http")) expect(line.length).toBeLessThan(90);
});

test("each text of a mail is in an example, so that each can be looked at", () => {
  for (const mail of each) write(mail);
  const keysOf = (words: object, before = ""): string[] =>
    Object.entries(words).flatMap(([name, value]) =>
      typeof value === "string" ? [before + name] : keysOf(value, `${before}${name}.`),
    );
  const plain = (key: string) => key.replace(/_(one|other)$/, "");
  const keys = keysOf(english)
    .map(plain)
    .filter((key) => !key.startsWith("sms."));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test("each file of mails has examples, and no mail is written elsewhere", () => {
  const read = (file: string) => fs.readFileSync(file, "utf8");
  const folders = fs.globSync("src/domains/*/email");
  expect(folders.map((folder) => folder.split("/")[2]).sort()).toEqual(Object.keys(mailKinds).sort());
  for (const folder of folders)
    for (const file of fs.readdirSync(folder)) {
      if (file === "examples.ts" || !/\bmailOf\(/.test(read(`${folder}/${file}`))) continue;
      expect(read(`${folder}/examples.ts`), `${folder}/${file}`).toContain(`"./${file}"`);
    }
  const others = fs.globSync("src/**/*.{ts,tsx}").filter((file) => !/\/email\/|\.test\./.test(file));
  expect(others.filter((file) => /<MailFrame\b|\bmailOf\(/.test(read(file)))).toEqual([]);
});

test("an order of a hundred products is not cut off by Gmail, and says the order's own sums", () => {
  const lines = Array.from({ length: 100 }, (_, n) => ({
    ...{
      productName: `Nariño Caturra, washed, no. ${n + 1}`,
      quantity: 1,
      commissionCents: 100,
    },
    ...{ imageUrl: pictures[n % 3]!, totalPriceCents: 1_000 + n },
  }));
  const goodsCents = lines.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0);
  const [shippingCents, taxCents] = [1_250, 8_391];
  const order = {
    ...{ id: "1", number: 10_482, goodsCents, shippingCents, taxCents },
    totalCents: goodsCents + shippingCents + taxCents,
    shippingAddress: {
      ...{ fullName: "Inês", phone: "1", line1: "Rua 1", line2: null, city: "Porto", state: null },
      ...{ postalCode: "4050", country: "PT" },
    },
  };
  const parcel = {
    id: "1",
    companyName: "El Roble",
    goodsCents,
    shippingCents,
    shippingSubsidyCents: 0,
    lines,
  };
  const facts = { order, parcels: [parcel], publicUrl: site.publicUrl };
  const { body } = orderPaid(mailReader({ name: "Inês", language: "en" }), facts);
  const { html, text } = renderMail(body, site);
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  const amounts = (label: string) =>
    [...text.matchAll(new RegExp(`^ *${label} +\\$([\\d,.]+)$`, "gm"))].map(([, amount]) =>
      Math.round(Number(amount!.replaceAll(",", "")) * 100),
    );
  expect(amounts("Goods")).toEqual([goodsCents]);
  expect(amounts("Shipping")).toEqual([shippingCents, shippingCents]);
  expect(amounts("Estimated tax")).toEqual([taxCents]);
  expect(amounts("Total")).toEqual([order.totalCents]);
  const listed = [...text.matchAll(/no\. \d+ +\$([\d.]+)/g)].map(([, amount]) => Number(amount) * 100);
  expect(Math.round(listed.reduce((sum, amount) => sum + amount, 0))).toBe(goodsCents);
});

const pairs = (["ink", "soft", "link"] as const).flatMap((front) =>
  (["card", "wash"] as const).map((back) => [front, back] as const),
);
test.each([...pairs, ["onButton", "button"] as const])(
  "%s on %s is legible by day and by night",
  (front, back) => {
    for (const theme of ["light", "dark"] as const) {
      const [a, b] = [front, back].map((name) => luminance(mailColors[name][theme])).sort((x, y) => y - x);
      expect((a! + 0.05) / (b! + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

test("every class that a mail uses has a color for the night", () => {
  const { html } = write(each.find(({ kind }) => kind === "orderPaid")!);
  const night = /prefers-color-scheme:dark\)\{(.*?)\}\}/.exec(html)![1]!;
  const colored = ["ground", "card", "wash", "line", "ink", "soft", "link", "quote", "button"];
  for (const name of colored) expect(night).toContain(`.m-${name}{`);
  expect(translator("en")("mail:questions")).not.toBe("mail:questions");
});
