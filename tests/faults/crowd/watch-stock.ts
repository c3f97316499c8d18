import { setTimeout as sleep } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { stock } from "#domains/inventory/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

/**
 * Where refused buyers wait: as many as there are free units are let in at a time, and all are told once everything is sold.
 */
export function watchStock({ db }: Pick<Infra, "db">, productIds: string[]) {
  const waiting: ((isSomeLeft: boolean) => void)[] = [];
  let isOver = false;
  const look = async () => {
    const rows = await db.select().from(stock).where(inArray(stock.productId, productIds));
    const isSoldOut = rows.every(({ stockQuantity }) => stockQuantity === 0);
    const free = Math.min(...rows.map(({ stockQuantity, heldQuantity }) => stockQuantity - heldQuantity));
    for (const letIn of waiting.splice(0, isSoldOut ? waiting.length : free)) letIn(!isSoldOut);
  };
  const watching = (async () => {
    while (!isOver) {
      await look();
      await sleep(200);
    }
  })();
  return {
    isSomeLeft: () => new Promise<boolean>((resolve) => waiting.push(resolve)),
    async stop() {
      isOver = true;
      await watching;
    },
  };
}
