import * as z from "zod";
import { languages } from "./languages.ts";

/** Input and output shapes shared by several contracts. Amounts are integer US cents, times ISO 8601 in UTC. */
export const idSchema = z.uuid();
export const cents = z.number().int();
export const isoTime = z.iso.datetime();
export const emailAddress = z.email().max(254);
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/**
 * A single line of typed text: no control characters or lone surrogates, which neither the database nor an address
 * accepts.
 */
export const lineOfText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text));
/** Typed text of several lines: no other control characters than line ends and tabs, and no lone surrogates. */
export const linesOfText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(text));
export const nothing = z.strictObject({});

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });

/** A file, streamed while it is made. */
export const streamedFile = z.custom<ReadableStream<Uint8Array>>((value) => value instanceof ReadableStream);

/** Of a name that is shown as it was written, as there is none in the reader's language (R68). */
export const otherLanguage = z
  .enum(languages)
  .optional()
  .describe("Of the name, where it is not in the language of the request");
