import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { drawMap } from "../../tools/map/draw-map.ts";
import { followCode } from "../../tools/map/follow-route.ts";
import { root } from "../../tools/map/read-module.ts";

test("docs/map.md shows the code as it is; `npm run map` draws it anew", () => {
  expect(fs.readFileSync(path.join(root, "docs/map.md"), "utf8") === drawMap()).toBe(true);
});

test("a verb's tables are found through all that it calls, and no further", () => {
  const options = { within: /^src\/(domains\/[^/]+\/server|platform)\// };
  const start = followCode(
    [{ file: "src/domains/checkout/server/start-session.ts", name: "startSession" }],
    options,
  );
  expect([...start.writes]).toEqual(
    expect.arrayContaining(["orders", "parcels", "order_items", "stock", "quotes"]),
  );
  expect([...start.jobs]).toContain("refund-late-payment");
  expect([...start.jobs]).toContain("publish-vendor-event");
  const list = followCode(
    [{ file: "src/domains/wishlist/server/list-wishlist.ts", name: "listWishlist" }],
    options,
  );
  expect([...list.reads].sort()).toEqual(["products", "stock", "vendors", "wishlist"]);
  expect([...list.writes]).toEqual([]);
});
