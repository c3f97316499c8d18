import { listWaitingApprovals } from "#domains/approvals/server/list-approvals.ts";
import { monthAfter } from "#domains/reports/report-periods.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { nextToClose, readBooks } from "./internal/book-months.ts";
import { findBlockers } from "./internal/find-blockers.ts";
import { monthsBefore } from "./internal/span-of.ts";
import { viewMonths } from "./internal/view-months.ts";

const mostMonths = 120;

/** The months that are over, the latest first and 120 at most, which is closed next, and what keeps it open. For an admin. */
export async function listBookMonths(ctx: SignedInCtx) {
  const books = await readBooks(ctx.db);
  const months = [...monthsBefore(books, monthAfter(books.lastOver))].reverse().slice(0, mostMonths);
  const next = nextToClose(books);
  const last = next && monthAfter(next, -1);
  const waiting = last ? await listWaitingApprovals(ctx, "month", [last]) : [];
  const [request] = waiting;
  return {
    months: await viewMonths(ctx.db, months, books.summed),
    next,
    blockers: next ? await findBlockers(ctx, books, next) : [],
    reopening: request ? { month: last!, requestedBy: request.requestedBy, isOwn: request.isOwn } : null,
  };
}
