import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { vendorImages } from "#domains/vendors/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { makeBomb, makePicture } from "../support/pictures.ts";
import { type Answer, codeOf, send } from "./support/call.ts";
import { addCallers, type Callers, refusalFor } from "./support/callers.ts";
import type { ErrorBody } from "./support/declared-errors.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
let callers: Callers;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
  callers = await addCallers(market.infra);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

type Kept = { url: string; width: number; height: number };

const upload = (body: BodyInit, init: RequestInit & { cookie?: string } = {}): Promise<Answer> =>
  send(`${shop.url}/storage/v1/images`, {
    method: "POST",
    body,
    cookie: callers.vendor.cookie,
    headers: { "content-type": "image/png" },
    ...init,
  });

const rowsOf = (vendorId: string) =>
  market.infra.db.select().from(vendorImages).where(eq(vendorImages.vendorId, vendorId));

/** The stored file itself, as anyone may fetch it. */
async function fetchKept(url: string) {
  const response = await fetch(`${shop.url}${url}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("a picture", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "as %s is re-encoded, stored and its vendor's own",
    async (format) => {
      const answer = await upload(await makePicture({ format }));
      expect(answer).toMatchObject({ status: 201, body: { width: 64, height: 48 } });
      const { url } = answer.body as Kept;
      expect(url).toMatch(/^\/storage\/v1\/images\/[0-9a-f]{32}_[0-9a-f]{18}\.webp$/);
      const { response, bytes } = await fetchKept(url);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect((await sharp(bytes).metadata()).format).toBe("webp");
      const rows = await rowsOf(callers.vendor.person.vendor!.id);
      expect(rows.find((row) => row.url === url)).toMatchObject({ width: 64, byteSize: bytes.byteLength });
    },
  );

  test("the same picture twice is one, and another vendor's copy is its own", async () => {
    const picture = await makePicture();
    const first = await upload(picture);
    expect((await upload(picture)).body).toEqual(first.body);
    const { url } = first.body as Kept;
    const others = await rowsOf(callers["another vendor"].person.vendor!.id);
    expect(others.some((row) => row.url === url)).toBe(false);
  });

  test("loses location and camera data, and is upright", async () => {
    const taken = await sharp(await makePicture({ width: 80, height: 40 }))
      .withExif({
        IFD0: { Copyright: "somebody", Orientation: "6" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100", GPSLongitudeRef: "W" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const answer = await upload(new Uint8Array(taken));
    expect(answer.body).toMatchObject({ width: 40, height: 80 });
    const { exif, xmp, iptc, orientation } = await sharp(
      (await fetchKept((answer.body as Kept).url)).bytes,
    ).metadata();
    expect({ exif, xmp, iptc, orientation }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
    });
  });

  test("is at most 2,000 pixels a side, and what hangs on behind it is gone", async () => {
    const large = await makePicture({ width: 3_000, height: 1_500 });
    const answer = await upload(Buffer.concat([large, Buffer.from("a tail of another file")]));
    expect(answer.body).toMatchObject({ width: 2_000, height: 1_000 });
    const { bytes } = await fetchKept((answer.body as Kept).url);
    expect(bytes.includes("a tail")).toBe(false);
  });

  test("a phone's 48 megapixels are made smaller", async () => {
    const photo = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: "#7a4a2b" } })
      .jpeg()
      .toBuffer();
    const answer = await upload(new Uint8Array(photo));
    expect(answer.body).toMatchObject({ width: 2_000, height: 1_500 });
  });

  test("an animated one becomes a still", async () => {
    const frames = await Promise.all([makePicture({ format: "png" }), makePicture({ format: "png" })]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { url } = (await upload(new Uint8Array(moving))).body as Kept;
    expect((await sharp((await fetchKept(url)).bytes).metadata()).pages).toBeUndefined();
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const page = "<!doctype html><html><script>alert(document.cookie)</script></html>";
const zipEnd = Buffer.from("PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", "latin1");

const attacks: Record<string, { body: () => Promise<BodyInit>; status: number; code: string }> = {
  "an SVG": { body: async () => svg, status: 422, code: "IMAGE_FORMAT" },
  "HTML named .png": { body: async () => page, status: 422, code: "IMAGE_FORMAT" },
  "HTML behind a PNG's first bytes": {
    body: async () => Buffer.from(`\x89PNG\r\n\x1a\n${page}`, "latin1"),
    status: 422,
    code: "IMAGE_FORMAT",
  },
  "a picture that is a page too": {
    body: async () => Buffer.concat([await makePicture(), Buffer.from(page)]),
    status: 422,
    code: "IMAGE_FORMAT",
  },
  "a picture that is a script for PHP too": {
    body: async () => Buffer.concat([await makePicture({ format: "png" }), Buffer.from("<?php system(1);")]),
    status: 422,
    code: "IMAGE_FORMAT",
  },
  "a picture that is an archive too": {
    body: async () => Buffer.concat([await makePicture(), zipEnd]),
    status: 422,
    code: "IMAGE_FORMAT",
  },
  "a GIF": {
    body: async () =>
      Buffer.from(
        await sharp(await makePicture())
          .gif()
          .toBuffer(),
      ),
    status: 422,
    code: "IMAGE_FORMAT",
  },
  "an AVIF": {
    body: async () =>
      Buffer.from(
        await sharp(await makePicture())
          .avif()
          .toBuffer(),
      ),
    status: 422,
    code: "IMAGE_FORMAT",
  },
  "a PNG that calls itself WEBP": {
    body: async () => Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), await makePicture({ format: "png" })]),
    status: 422,
    code: "IMAGE_FORMAT",
  },
  "half a picture": {
    body: async () => (await makePicture({ width: 600, height: 600 })).subarray(0, 2_000),
    status: 422,
    code: "IMAGE_DAMAGED",
  },
  nothing: { body: async () => new Uint8Array(), status: 422, code: "IMAGE_FORMAT" },
  "20,000 × 20,000 pixels in a small PNG": {
    body: async () => makeBomb(20_000),
    status: 422,
    code: "IMAGE_PIXELS",
  },
  // It would be unpacked in full: 380 MB for 100 megapixels.
  "a progressive JPG of 48 megapixels": {
    body: () =>
      sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: "#7a4a2b" } })
        .jpeg({ progressive: true })
        .toBuffer(),
    status: 422,
    code: "IMAGE_PIXELS",
  },
  "5 MB and a byte": {
    body: async () =>
      Buffer.concat([await makePicture(), Buffer.alloc(5 * 1_024 * 1_024)]).subarray(0, 5_242_881),
    status: 413,
    code: "IMAGE_TOO_LARGE",
  },
};

describe("is refused with a clear error, and nothing is stored:", () => {
  test.each(Object.entries(attacks))("%s", async (_, { body, status, code }) => {
    const before = (await rowsOf(callers.vendor.person.vendor!.id)).length;
    const answer = await upload(await body());
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect((answer.body as ErrorBody).message.length).toBeGreaterThan(10);
    expect(await rowsOf(callers.vendor.person.vendor!.id)).toHaveLength(before);
  });

  test("the bomb is small, and is not unpacked", async () => {
    expect(makeBomb(20_000).byteLength).toBeLessThan(60_000);
  });

  test("5 MB and a byte whose length is not said", async () => {
    const stream = new Blob([new Uint8Array(5_242_881)]).stream();
    const answer = await upload(stream, { duplex: "half" } as RequestInit);
    expect([answer.status, codeOf(answer)]).toEqual([413, "IMAGE_TOO_LARGE"]);
  });

  test("in the caller's language", async () => {
    const said = await Promise.all(
      ["en", "es", "pt"].map(async (language) => {
        const answer = await upload(svg, { headers: { "accept-language": language } });
        return (answer.body as ErrorBody).message;
      }),
    );
    expect(said[0]).toBe("Only JPG, PNG, and WEBP formats allowed");
    expect(new Set(said).size).toBe(3);
  });
});

test.each(["../../../../etc/passwd", "..%2f..%2fetc%2fpasswd", "a/b.webp", "%00.webp"])(
  "a path in the name leads to no file, and keeps none: %s",
  async (name) => {
    const vendorId = callers.vendor.person.vendor!.id;
    const before = (await rowsOf(vendorId)).length;
    const url = `${shop.url}/storage/v1/images/${name}`;
    const { text, headers } = await send(url);
    expect(text).not.toContain("root:");
    expect(headers.get("content-type") ?? "").not.toMatch(/^image/);
    await send(url, { method: "POST", body: await makePicture(), cookie: callers.vendor.cookie });
    expect(await rowsOf(vendorId)).toHaveLength(before);
  },
);

test("a name is not looked at, even where one is sent", async () => {
  const headers = { "content-disposition": 'attachment; filename="../../evil.html"' };
  const { url } = (await upload(await makePicture(), { headers })).body as Kept;
  expect(url).toMatch(/^\/storage\/v1\/images\/[0-9a-f]{32}_[0-9a-f]{18}\.webp$/);
});

describe("only an approved vendor hands in", () => {
  test.each(["visitor", "half signed in", "buyer", "pending vendor", "admin"] as const)(
    "%s is refused",
    async (kind) => {
      const cookie = kind === "visitor" ? "" : callers[kind].cookie;
      const answer = await upload(await makePicture(), { cookie });
      expect({ status: answer.status, code: codeOf(answer) }).toEqual(refusalFor("vendor", kind));
    },
  );

  test("another site's page is refused, and a cookie without an origin", async () => {
    const headers = { origin: "https://evil.example", cookie: callers.vendor.cookie };
    const body = await makePicture();
    expect((await upload(body, { headers, cookie: "" })).status).toBe(403);
    const nameless = await upload(body, { headers: { cookie: callers.vendor.cookie }, cookie: "" });
    expect(nameless.status).toBe(403);
  });

  test("too many in an hour are rate limited", async () => {
    const { userId } = callers["enterprise vendor"].person;
    const expire = Date.now() + 600_000;
    await market.infra.db.insert(rateLimits).values({ key: `image_upload:${userId}`, points: 600, expire });
    const answer = await upload(await makePicture(), { cookie: callers["enterprise vendor"].cookie });
    expect([answer.status, codeOf(answer)]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
