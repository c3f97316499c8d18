import { eq, sql } from "drizzle-orm";
import { checkInvariants } from "#domains/checkout/server/check-invariants.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { ledgerEntries } from "#domains/ledger/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** Figures for invariants: the ledger's sum, each account's balance in cents, unpaid and paid orders. */
export async function readFigures(infra: Infra) {
  const balances = await infra.db
    .select({
      account: ledgerEntries.account,
      cents: sql<number>`round(sum(amount_usd) * 100)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.account);
  const statuses = await infra.db
    .select({ status: orders.status, count: sql<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .groupBy(orders.status);
  const { stock: ofStock, ledger, refunds, ...others } = await checkInvariants(infra);
  const broken = Object.entries(others).filter(([, count]) => count > 0);
  return {
    ledgerSum: balances.reduce((sum, balance) => sum + balance.cents, 0),
    balances: Object.fromEntries(balances.map(({ account, cents }) => [account, cents])),
    orders: Object.fromEntries(statuses.map(({ status, count }) => [status, count])),
    // What else is broken stands here only if it is.
    differences: { stock: ofStock, ledger, refunds, ...Object.fromEntries(broken) },
  };
}

export async function readStock({ db }: Infra, productId: string) {
  const [row] = await db.select().from(stock).where(eq(stock.productId, productId));
  return { stock: row!.stockQuantity, held: row!.heldQuantity };
}
