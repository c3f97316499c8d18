import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, threeLines } from "../testing/open-bench.ts";
import { texts as all, pickLanguage } from "./texts.ts";

let bench: Bench;
let clock = 0;
beforeAll(async () => {
  bench = await openBench({ now: () => Date.now() + clock });
});
afterAll(() => bench.close());

const filled = {
  email: "ana@example.com",
  number: "4242 4242 4242 4242",
  expiry: "08 / 40",
  cvc: "737",
  name: 'Ana "<b>" Prieto',
  country: "ES",
  postalCode: "28001",
};
const open = async (more = {}) => (await bench.stripe.checkout.sessions.create(threeLines(more))).id;
const get = (path: string, headers = {}) => fetch(bench.url + path, { redirect: "manual", headers });
const post = (path: string, fields: Record<string, string>) =>
  fetch(bench.url + path, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });

describe("the hosted page", () => {
  it("pays and leads back to the shop with the session's id", async () => {
    const id = await open();
    const paid = await post(`/pay/${id}`, filled);
    expect(paid.status).toBe(303);
    expect(paid.headers.get("location")).toBe(`http://127.0.0.1:4119/payment-success?session_id=${id}`);
    const twice = await Promise.all([
      post(`/pay/${id}`, filled),
      get(`/pay/${id}`),
      get(`/pay/${id}/challenge`),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303, 303]);
    const session = await bench.stripe.checkout.sessions.retrieve(id);
    expect(session.customer_details).toMatchObject({
      name: filled.name,
      address: { country: "ES", postal_code: "28001" },
    });
  });

  it("says of each disputing card what for", async () => {
    const page = await (await get(`/pay/${await open()}`)).text();
    expect(page).toMatch(/4000 0000 0000 0259<\/code><\/td><td>Paid, then disputed as fraud</);
    expect(page).toMatch(/4000 0000 0000 2685<\/code><\/td><td>Paid, then disputed as not received</);
  });

  it("keeps all that was typed but the security code, escaped, with each problem at its field", async () => {
    const id = await open({ customer_email: undefined });
    const wrong = await post(`/pay/${id}`, {
      ...filled,
      email: "ana",
      number: "4242 4242 4242 4241",
      cvc: "7",
    });
    const page = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(page).toContain('value="4242 4242 4242 4241"');
    expect(page).toContain("Ana &quot;&lt;b&gt;&quot; Prieto");
    expect(page).not.toContain('value="7"');
    for (const field of ["email", "number", "cvc"]) expect(page).toContain(`id="${field}-problem"`);
    expect(page).not.toContain('id="expiry-problem"');
    expect(page).toContain("<title>Error: ");
    expect(page.match(/ autofocus/g)).toHaveLength(1);
  });

  it("says why a card was refused and takes another", async () => {
    const id = await open({ locale: "es" });
    const refused = await post(`/pay/${id}`, { ...filled, number: "4000000000009995" });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain("Tu tarjeta no tiene fondos suficientes.");
    expect((await post(`/pay/${id}`, filled)).status).toBe(303);
  });

  it("goes to the bank and back, keeping who pays", async () => {
    const id = await open({ customer_email: undefined });
    const asked = await post(`/pay/${id}`, { ...filled, number: "4000002500003155" });
    expect(asked.headers.get("location")).toBe(`/pay/${id}/challenge`);
    expect(await (await get(`/pay/${id}/challenge`)).text()).toContain("Visa ending in 3155");
    const failed = await post(`/pay/${id}/challenge`, { answer: "fail" });
    expect(failed.headers.get("location")).toBe(`/pay/${id}?authentication=failed`);
    const page = await (await get(`/pay/${id}?authentication=failed`)).text();
    expect(page).toContain("Your bank could not confirm that it is you.");
    expect(page).toContain('value="ana@example.com"');
    expect(await (await get(`/pay/${id}`)).text()).not.toContain("could not confirm");
    expect((await get(`/pay/${id}/challenge`)).headers.get("location")).toBe(`/pay/${id}`);
  });

  it("shows the way back once its time is over", async () => {
    const id = await open({ expires_at: Math.floor((Date.now() + clock) / 1000) + 1801, locale: "pt-BR" });
    clock += 1802 * 1000;
    for (const response of [await get(`/pay/${id}`), await post(`/pay/${id}`, filled)]) {
      expect(response.status).toBe(410);
      const page = await response.text();
      expect(page).toContain("Esta página de pagamento expirou");
      expect(page).toContain('href="http://127.0.0.1:4119/checkout?cancelled=1"');
    }
  });

  it("answers 404 for a session that is none, whatever the method", async () => {
    expect((await get("/pay/cs_test_none")).status).toBe(404);
    expect((await post("/pay/cs_test_none", filled)).status).toBe(404);
    expect((await get("/")).status).toBe(404);
  });

  it("allows no scripts, no frames, and forms only to itself and the shop", async () => {
    const id = await open();
    const response = await get(`/pay/${id}`);
    const policy = response.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:4119");
    expect(policy).toContain("img-src data:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const page = await response.text();
    expect(page).not.toMatch(/<script| style="/);
    const sheet = /href="(\/assets\/[^"]+\.css)"/.exec(page)![1]!;
    expect((await get(sheet)).headers.get("content-type")).toContain("text/css");
  });

  it("speaks the session's language, and for auto the browser's", async () => {
    expect(pickLanguage("pt-BR", "en")).toBe("pt");
    expect(pickLanguage("es-419", undefined)).toBe("es");
    expect(pickLanguage("fr", "es")).toBe("en");
    expect(pickLanguage("auto", "fr-FR, es;q=0.8, en;q=0.9")).toBe("en");
    expect(pickLanguage(null, "pt-PT,pt;q=0.9")).toBe("pt");
    const page = await (
      await get(`/pay/${await open({ locale: "auto" })}`, { "accept-language": "pt-BR" })
    ).text();
    expect(page).toContain('<html lang="pt">');
    expect(page).toContain('<option value="BR" selected>');
    expect(page).toContain("US$");
  });
});

describe("the page's texts", () => {
  const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  // Words that the languages share.
  const shared = ["subtotal", "titleError", "plan"];

  it.each([
    ["es", all.es],
    ["pt", all.pt],
  ])("%s has every text of the English, with its placeholders, and none left in English", (_, texts) => {
    const { en } = all;
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      const own = texts[key as keyof typeof en];
      expect(placeholders(own), key).toEqual(placeholders(text));
      if (!shared.includes(key)) expect(own, key).not.toBe(text);
    }
  });
});
