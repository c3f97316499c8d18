import { and, asc, gt, inArray } from "drizzle-orm";
import { referenceOf } from "#domains/support/inquiry-rules.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownInquiries } from "./internal/own-inquiries.ts";
import { inquiries, inquiryMessages } from "./tables.ts";

/** What the caller wrote to support, signed in or from their address, with the answers. For any signed-in user. */
export function exportInquiries(ctx: SignedInCtx) {
  return readInPages(async (after: { id: string } | undefined, limit: number) => {
    const rows = await ctx.db
      .select()
      .from(inquiries)
      .where(and(ownInquiries(ctx), after && gt(inquiries.id, after.id)))
      .orderBy(asc(inquiries.id))
      .limit(limit);
    const ids = rows.map(({ id }) => id);
    const messages = await ctx.db
      .select()
      .from(inquiryMessages)
      .where(inArray(inquiryMessages.inquiryId, ids))
      .orderBy(asc(inquiryMessages.createdAt), asc(inquiryMessages.id));
    const byInquiry = Map.groupBy(messages, ({ inquiryId }) => inquiryId);
    return rows.map(({ id, number, name, email, language, subject, state, createdAt }) => ({
      ...{ id, name, email, language, subject, state },
      reference: referenceOf(number),
      createdAt: createdAt.toISOString(),
      messages: (byInquiry.get(id) ?? []).map(({ author, text, createdAt: at }) => ({
        ...{ author, text },
        createdAt: at.toISOString(),
      })),
    }));
  });
}
