import { randomUUID } from "node:crypto";
import { phoneNumber } from "better-auth/plugins";
import { translator } from "#i18n/translator.ts";
import { languageFromHeader } from "#kernel/languages.ts";
import { queueSms } from "#platform/email/queue-sms.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";

/** Signing in by phone. Always registered for the library's columns; our verbs check the configuration. */
export function phonePlugin(infra: Infra) {
  return phoneNumber({
    otpLength: 6,
    expiresIn: 600,
    allowedAttempts: 5,
    sendOTP: ({ phoneNumber: recipient, code }, request) =>
      sendCode(infra, recipient, code, request?.headers),
  });
}

async function sendCode(infra: Infra, recipient: string, code: string, headers?: Headers): Promise<void> {
  const language = languageFromHeader(headers?.get("accept-language"));
  await inTransaction(infra, (tx) =>
    queueSms(tx, {
      onceKey: `phone:${randomUUID()}`,
      recipient,
      language,
      text: translator(language)("mail:sms.code", { code }),
    }),
  );
}
