import { randomUUID } from "node:crypto";
import { reportProduct } from "#domains/moderation/server/report-product.ts";
import type { Ctx } from "#platform/rpc/context.ts";

type Marks = { comment: string; fullName: string; email: string };

/** Reports a product from somebody's address, without signing in. */
export const reportAsVisitor = (ctx: Ctx, productId: string, { comment, fullName, email }: Marks) =>
  reportProduct(
    { ...ctx, caller: { kind: "visitor" } },
    {
      ...{ productId, reason: "other", words: comment, requestId: randomUUID() },
      ...{ name: fullName, email },
    },
  );
