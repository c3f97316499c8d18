import { randomUUID } from "node:crypto";
import { phoneNumber, siwe } from "better-auth/plugins";
import { translator } from "#i18n/translator.ts";
import { languageFromHeader } from "#kernel/languages.ts";
import { queueSms } from "#platform/email/queue-sms.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";

/** Telephones and wallets. They are always there for the library's tables; our verbs ask the configuration first. */
export function providerPlugins(doors: Doors) {
  return [
    phoneNumber({
      otpLength: 6,
      expiresIn: 600,
      allowedAttempts: 5,
      sendOTP: ({ phoneNumber: recipient, code }, request) =>
        sendCode(doors, recipient, code, request?.headers),
    }),
    siwe({
      domain: new URL(doors.config.publicUrl).host,
      getNonce: async () => randomUUID().replaceAll("-", ""),
      verifyMessage: isSignedBy,
    }),
  ];
}

async function sendCode(doors: Doors, recipient: string, code: string, headers?: Headers): Promise<void> {
  const language = languageFromHeader(headers?.get("accept-language"));
  await inTransaction(doors, (tx) =>
    queueSms(tx, {
      onceKey: `phone:${randomUUID()}`,
      recipient,
      language,
      text: translator(language)("mail:sms.code", { code }),
    }),
  );
}

const mainNetwork = 1;
type SignedMessage = { message: string; signature: string; address: string; chainId: number };

/** EIP-191, by a key and not by a contract, for Ethereum itself: asking a chain would be asking another outside service. */
async function isSignedBy({ message, signature, address, chainId }: SignedMessage): Promise<boolean> {
  if (chainId !== mainNetwork) return false;
  const { verifyMessage } = await import("viem/utils");
  return verifyMessage({ address: address as `0x${string}`, message, signature: signature as `0x${string}` });
}
