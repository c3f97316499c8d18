import * as z from "zod";
import { cents, idSchema, isoTime } from "#kernel/schemas.ts";

/** Of a person's own shop. */
export const payout = z.object({
  id: idSchema,
  method: z.string(),
  state: z.string(),
  amountCents: cents,
  note: z.string().nullable(),
  createdAt: isoTime,
  settledAt: isoTime.nullable(),
});

/** The team that a person works in, and the invitations to their address. */
export const team = z.object({
  membership: z.object({ companyName: z.string(), role: z.string(), since: isoTime }).nullable(),
  invitations: z.array(z.object({ companyName: z.string(), role: z.string(), sentAt: isoTime })),
});
