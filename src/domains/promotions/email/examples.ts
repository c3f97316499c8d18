import type { MailExamples } from "#platform/email/mail-examples.ts";
import { promotionStopped } from "./promotion-stopped.tsx";

const name = "Harvest week";
const reason =
  "The text promises a price that no product has.\nYou may start a new one with the right price.";

export const promotionMails: MailExamples = {
  promotionPaused: (reader, { publicUrl }) =>
    promotionStopped(reader, { name, move: "pause", reason, publicUrl }),
  promotionResumed: (reader, { publicUrl }) =>
    promotionStopped(reader, { name, move: "resume", reason, publicUrl }),
  promotionEnded: (reader, { publicUrl }) =>
    promotionStopped(reader, { name, move: "end", reason, publicUrl }),
};
