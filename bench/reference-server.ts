import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { products } from "#domains/listings/server/tables.ts";
import { openDatabase } from "#platform/db/database.ts";

/**
 * The floor of every figure, in its own process on the app's own HTTP stack, pool and database: an empty response,
 * and the response of one row by its key.
 */
const { db } = openDatabase(process.env.DATABASE_URL!, { max: 20 });
const app = new Hono();
app.get("/hello", (c) => c.text("hello world"));
app.get("/row/:id", async (c) => {
  const [row] = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.id, c.req.param("id")));
  return c.json(row ?? null, row ? 200 : 404);
});
createServer(getRequestListener(app.fetch)).listen(Number(process.env.PORT), "127.0.0.1");
