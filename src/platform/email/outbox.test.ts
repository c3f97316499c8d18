import { createServer, type Server } from "node:net";
import { eq } from "drizzle-orm";
import { createElement, type ReactElement } from "react";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { PermanentFailure } from "../jobs/run-job.ts";
import { writeImage } from "../storage/images.ts";
import { emailJobs } from "./email-jobs.ts";
import { logoSource, MailPicture } from "./mail-pictures.tsx";
import { mailTimeouts, openMailer, queueEmail } from "./outbox.ts";
import { release } from "./suppression.ts";
import { emails } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
// Who was rejected in one test gets mail in the next.
beforeEach(() => release(market.infra.db, [recipient]));
afterAll(() => market.close());

const recipient = "ada@people.example";
const mailBy = (smtpUrl: string) => ({ ...market.infra.config.mail, smtpUrl });
let count = 0;

async function queue(
  deleteOnceSent: boolean,
  headers?: Record<string, string>,
  body?: ReactElement,
): Promise<string> {
  const onceKey = `test:${++count}`;
  await queueEmail(market.infra, {
    onceKey,
    recipient,
    language: "en",
    subject: "Hello",
    body: body ?? createElement("p", null, "Hello"),
    deleteOnceSent,
    ...(headers ? { headers } : {}),
  });
  const [row] = await market.infra.db.select().from(emails).where(eq(emails.onceKey, onceKey));
  return row!.id;
}
const findMail = async (id: string) =>
  (await market.infra.db.select().from(emails).where(eq(emails.id, id)))[0];

/** A mail server that accepts every mail, or rejects every recipient by name. */
async function openMailServer(takes: boolean): Promise<{ url: string; received: string[]; server: Server }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (isData) {
        received.push(text);
        if (!text.endsWith("\r\n.\r\n")) return;
        isData = false;
        socket.write("250 taken\r\n");
      } else if (/^rcpt/i.test(text)) socket.write(takes ? "250 fine\r\n" : `550 no ${recipient} here\r\n`);
      else if (/^data/i.test(text)) {
        isData = true;
        socket.write("354 go on\r\n");
      } else if (/^quit/i.test(text)) socket.end("221 bye\r\n");
      else socket.write("250 fine\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, received, server };
}

test("a sent mail is marked and retained; an ephemeral one is deleted", async () => {
  const { url, received, server } = await openMailServer(true);
  const send = openMailer(mailBy(url));
  const [kept, gone] = [await queue(false), await queue(true)];
  await send(market.infra, kept);
  await send(market.infra, gone);
  server.close();
  expect(received.filter((text) => text.includes(recipient))).toHaveLength(2);
  expect((await findMail(kept))?.sentAt).toEqual(market.clock.now());
  expect(await findMail(gone)).toBeUndefined();
});

test("a server's text about a recipient is not stored with the failed job", async () => {
  const { url, server } = await openMailServer(false);
  const send = openMailer(mailBy(url));
  const id = await queue(true);
  const failure = await send(market.infra, id).catch((error: Error) => error.message);
  expect(failure).toBe(`mail ${id} was not sent: EENVELOPE 550`);
  expect(await findMail(id)).toBeDefined();
  // A day later it is dropped unsent, by the job that was enqueued with it.
  market.clock.advance(86_400_000 + 61_000);
  await send(market.infra, id);
  server.close();
  expect(await findMail(id)).toBeUndefined();
});

test("a mail that is rejected for good is given up at once; a server's own trouble is not", async () => {
  const { url, server } = await openMailServer(false);
  const id = await queue(false);
  await expect(openMailer(mailBy(url))(market.infra, id)).rejects.toBeInstanceOf(PermanentFailure);
  // Nothing more goes there.
  await openMailer(mailBy(url))(market.infra, id);
  expect(await findMail(id)).toMatchObject({ failure: "EENVELOPE 550", withheldAt: expect.any(Date) });
  server.close();
  await release(market.infra.db, [recipient]);
  // Closed now: a connection refused.
  const failure = await openMailer(mailBy(url))(market.infra, id).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentFailure);
});

test("all that a slow mail server may take is shorter than the job's attempt, or mails would arrive twice", async () => {
  const { connectionTimeout, greetingTimeout, socketTimeout } = mailTimeouts;
  // EHLO, STARTTLS, EHLO, two steps of AUTH, MAIL, RCPT, DATA, the text, QUIT.
  const replies = 10;
  const { rows } = await market.infra.db.execute<{ expire_seconds: number }>(
    `select expire_seconds from jobs.queue where name = '${emailJobs.sendEmail.name}'`,
  );
  expect(connectionTimeout + greetingTimeout + replies * socketTimeout).toBeLessThan(
    rows[0]!.expire_seconds * 1_000,
  );
});

test("mails and text messages survive an outage of days", async () => {
  const { rows } = await market.infra.db.execute<Record<string, number>>(
    "select retry_limit, retry_delay, retry_delay_max, retention_seconds from jobs.queue where name in ('send-email', 'send-sms')",
  );
  expect(rows).toHaveLength(2);
  for (const { retry_limit, retry_delay, retry_delay_max, retention_seconds } of rows) {
    const delays = Array.from({ length: retry_limit! }, (_, n) =>
      Math.min(retry_delay_max!, (retry_delay! * 2 ** Math.min(16, n + 1)) / 2),
    );
    const days = delays.reduce((sum, delay) => sum + delay, 0) / 86_400;
    expect(days).toBeGreaterThan(6);
    expect(days).toBeLessThan(retention_seconds! / 86_400);
  }
});

test("without SMTP a mail stays readable, an ephemeral one does not", async () => {
  const [kept, gone] = [await queue(false), await queue(true)];
  await market.runJobs();
  expect(await findMail(kept)).toMatchObject({ sentAt: null });
  expect(await findMail(gone)).toBeUndefined();
});

test("a mail's own headers are sent as they are, its name among them, and no line end gets into the head", async () => {
  const { url, received, server } = await openMailServer(true);
  const leave = `<https://coffee.example/api/newsletter/unsubscribe/${"x".repeat(90)}>`;
  const id = await queue(false, {
    "Message-ID": "<inquiry-1@cafeto>",
    "List-Unsubscribe": leave,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "Reply-To": "ada@people.example\r\nBcc: all@people.example",
  });
  await openMailer(mailBy(url))(market.infra, id);
  server.close();
  const [head] = received.join("").split("\r\n\r\n");
  const lines = head!.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  expect(lines).toContain("Message-ID: <inquiry-1@cafeto>");
  expect(lines).toContain(`List-Unsubscribe: ${leave}`);
  expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(lines.filter((line) => /^(bcc|message-id):/i.test(line))).toHaveLength(1);
});

test("a mail carries its pictures, a stand-in for a lost one, and where replies go", async () => {
  const { url, received, server } = await openMailServer(true);
  const green = { create: { width: 600, height: 400, channels: 3 as const, background: "#27603a" } };
  const { storage } = market.infra;
  const stored = await writeImage(storage, await sharp(green).webp().toBuffer());
  const lost = `/storage/v1/images/${"0".repeat(32)}.webp`;
  const id = await queue(
    false,
    undefined,
    createElement("p", null, [
      ...[stored, stored, lost].map((url, key) =>
        createElement(MailPicture, { key, url, alt: "Huila", size: 64 }),
      ),
      createElement("img", { key: "logo", src: logoSource, alt: "Cafeto" }),
    ]),
  );
  await openMailer(mailBy(url))(market.infra, id);
  server.close();
  const mail = await simpleParts(received.join(""));
  expect(mail.head).toContain(`Reply-To: ${market.infra.config.mail.support}`);
  const named = [...(await findMail(id))!.html.matchAll(/cid:([^"]+)/g)].map(([, name]) => name);
  expect(mail.pictures.map(({ name }) => name).sort()).toEqual([...new Set(named)].sort());
  for (const { bytes, disposition } of mail.pictures) {
    expect(disposition).toBe("inline");
    expect(["jpeg", "png"]).toContain((await sharp(bytes).metadata()).format);
  }
  const [own] = mail.pictures.filter(({ name }) => stored.includes(name.split("@")[0]!));
  const { width, height } = await sharp(own!.bytes).metadata();
  expect([width, height]).toEqual([144, 144]);
});

/** The head of a message, and the pictures that are parts of it. */
async function simpleParts(message: string) {
  const [head] = message.split("\r\n\r\n");
  const pictures = [
    ...message.matchAll(
      /Content-Type: image[\s\S]*?Content-ID: <([^>]+)>[\s\S]*?Content-Disposition: (\w+)[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/g,
    ),
  ].map(([, name, disposition, content]) => ({
    name: name!,
    disposition,
    bytes: Buffer.from(content!, "base64"),
  }));
  return { head: head!.replaceAll(/\r\n[ \t]+/g, " "), pictures };
}
