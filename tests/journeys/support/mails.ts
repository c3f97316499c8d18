import { expect } from "@playwright/test";
import { desc, eq } from "drizzle-orm";
import { emails } from "#platform/email/tables.ts";
import { openMarket } from "./market.ts";

type Message = typeof emails.$inferSelect;

/** All messages to an address or a number, the newest first. */
export async function messagesTo(recipient: string): Promise<Message[]> {
  const { db } = await openMarket();
  return db.select().from(emails).where(eq(emails.recipient, recipient)).orderBy(desc(emails.createdAt));
}

/** The subjects of all messages to somebody, to be polled. */
export const subjectsTo = (recipient: string) => async () =>
  (await messagesTo(recipient)).map(({ subject }) => subject);

/** Waits for a message in which something is found, and returns what is found in the newest. */
async function findInMessages(recipient: string, find: (message: Message) => string | undefined) {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const messages = await messagesTo(recipient);
      found = messages.map(find).find(Boolean);
      return found;
    })
    .toBeDefined();
  return found!;
}

/** The button's address in the latest mail to someone, once it is there. */
export async function linkInMail(recipient: string): Promise<string> {
  const href = await findInMessages(recipient, ({ html }) => /href="([^"]+)"/.exec(html)?.[1]);
  return href.replaceAll("&amp;", "&");
}

/** The six digits of the newest mail or text message. */
export function codeSentTo(recipient: string): Promise<string> {
  return findInMessages(recipient, ({ subject }) => /\d{6}/.exec(subject)?.[0]);
}
