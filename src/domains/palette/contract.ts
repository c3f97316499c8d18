import * as z from "zod";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, lineOfText } from "#kernel/schemas.ts";

const found = z.object({
  kind: z.enum(["order", "vendor", "product", "user"]),
  id: idSchema,
  label: z.string(),
  detail: z.string().describe("What tells it from others: a buyer, a country, an address"),
});
export type Found = z.infer<typeof found>;
const input = z.strictObject({ search: lineOfText(80).min(1) });
const output = z.object({ items: z.array(found) });

export const palette = {
  findAnything: procedure("admin", [], { permission: "market.read" })
    .route({
      method: "GET",
      path: "/api/admin/find",
      summary: "Orders, vendors, products and users that match, at most five of each that one's role may see",
      tags: ["Administration"],
    })
    .input(input)
    .output(output),
  findInShop: procedure("vendor", [], { permission: "shop.read" })
    .route({
      method: "GET",
      path: "/api/vendor/find",
      summary: "One's own parcels and products that match, at most five of each",
      tags: ["Vendors"],
    })
    .input(input)
    .output(output),
};
