import { randomUUID } from "node:crypto";
import { emails, suppressedAddresses } from "#platform/email/tables.ts";
import type { World } from "./valid-input.ts";

/** A mail that is not sent. */
export async function makeMail({ infra }: World): Promise<string> {
  const parts = { recipient: "ada@people.example", language: "en", subject: "Hello", html: "", text: "" };
  const [row] = await infra.db
    .insert(emails)
    .values({ onceKey: randomUUID(), ...parts })
    .returning();
  return row!.id;
}

export const mailInputs: Record<string, (world: World) => unknown> = {
  "mails.listMails.state": () => "waiting",
  "mails.previewMail.kind": () => "user-banned",
  "mails.sendTestMail.kind": () => "user-banned",
  "mails.releaseAddress.email": async ({ infra }) => {
    const address = `${randomUUID()}@people.example`;
    await infra.db.insert(suppressedAddresses).values({ address, reason: "manual", note: "A complaint" });
    return address;
  },
};
