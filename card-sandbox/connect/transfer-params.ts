import { z } from "zod";
import { createdRange, pageParams } from "../wire/paging.ts";
import { currency, expand, id, integer, metadata, metadataChange } from "../wire/read-params.ts";

const description = z.string().max(1000);

/** What POST /v1/transfers takes here. */
export const createTransferParams = z.strictObject({
  amount: integer.optional(),
  currency,
  destination: id,
  description: description.optional(),
  source_transaction: id.optional(),
  source_type: z.enum(["card"]).optional(),
  transfer_group: z.string().max(255).optional(),
  metadata: metadata.optional(),
  expand,
});

export const updateTransferParams = z.strictObject({
  description: description.optional(),
  metadata: metadataChange.optional(),
  expand,
});

/** What POST /v1/transfers/:id/reversals takes here. */
export const createReversalParams = z.strictObject({
  amount: integer.optional(),
  description: description.optional(),
  metadata: metadata.optional(),
  expand,
});

const created = createdRange.optional();
export const listTransfersParams = pageParams.extend({
  created,
  destination: id.optional(),
  transfer_group: z.string().max(255).optional(),
});
export const listTransactionsParams = pageParams.extend({
  created,
  currency: currency.optional(),
  payout: id.optional(),
  source: id.optional(),
  type: z.string().max(100).optional(),
});
export const listPayoutsParams = pageParams.extend({
  created,
  status: z.enum(["paid", "failed", "in_transit", "pending", "canceled"]).optional(),
});

export type CreateTransferParams = z.output<typeof createTransferParams>;
export type CreateReversalParams = z.output<typeof createReversalParams>;
