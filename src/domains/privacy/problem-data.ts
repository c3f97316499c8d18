import * as z from "zod";
import { idSchema, isoTime } from "#kernel/schemas.ts";

/** A problem with a parcel in the document of a person's data. */
export const problem = z.object({
  id: idSchema,
  parcelId: idSchema,
  kind: z.string(),
  wish: z.string(),
  state: z.string(),
  outcome: z.string().nullable(),
  returnTo: z.string().nullable(),
  returnTrackingNumber: z.string().nullable(),
  facts: z.string().nullable(),
  objection: z.string().nullable(),
  createdAt: isoTime,
  endedAt: isoTime.nullable(),
  history: z.array(
    z.object({
      name: z.string(),
      actor: z.string(),
      words: z.string(),
      messages: z.array(z.string()),
      at: isoTime,
    }),
  ),
});
