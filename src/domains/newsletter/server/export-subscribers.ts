import { stringify } from "csv-stringify/sync";
import { and, asc, gt, isNotNull } from "drizzle-orm";
import { recordExport } from "#domains/audit/server/record-export.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unsubscribeUrl } from "./internal/unsubscribe-url.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

const partSize = 5_000;

/**
 * The confirmed subscribers as CSV, by address, 5,000 at a time: the parts, one after the other, are one file. Safe from
 * spreadsheet formulas. For administrators.
 */
export async function exportSubscribers(
  ctx: SignedInCtx,
  { after }: { after?: string | undefined },
): Promise<{ fileName: string; csv: string; next: string | null }> {
  const { db, clock, config } = ctx;
  const rows = await db
    .select()
    .from(subscribers)
    .where(
      and(isNotNull(subscribers.confirmedAt), after === undefined ? undefined : gt(subscribers.email, after)),
    )
    .orderBy(asc(subscribers.email))
    .limit(partSize);
  const isFirst = after === undefined;
  if (isFirst) await recordExport(ctx, "subscribers");
  const csv = stringify(
    rows.map(({ email, language, confirmedAt, token }) => ({
      email,
      language,
      confirmed_at: confirmedAt!.toISOString(),
      unsubscribe_url: unsubscribeUrl(config.publicUrl, token),
    })),
    {
      header: isFirst,
      bom: isFirst,
      columns: ["email", "language", "confirmed_at", "unsubscribe_url"],
      record_delimiter: "windows",
      escape_formulas: true,
    },
  );
  return {
    fileName: `newsletter-${clock.now().toISOString().slice(0, 10)}.csv`,
    csv,
    next: rows.length < partSize ? null : rows.at(-1)!.email,
  };
}
