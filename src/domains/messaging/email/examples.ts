import type { MailExamples } from "#platform/email/mail-examples.ts";
import { unreadMessages } from "./unread-messages.tsx";

const href = (publicUrl: string) => `${publicUrl}/messages/5d0c4c2e-0000-4000-8000-000000000004`;
const name = "Huila Pink Bourbon, natural";

export const messagingMails: MailExamples = {
  messageAboutProduct: (reader, { publicUrl, pictures }) =>
    unreadMessages(reader, {
      sender: "Finca El Roble",
      about: name,
      product: { name, picture: pictures[0] },
      texts: ["Hello! Yes, it is this year’s harvest.", "We roast on Mondays.\nShall I set a kilo aside?"],
      href: href(publicUrl),
    }),
  messageAboutOrder: (reader, { publicUrl }) =>
    unreadMessages(reader, {
      sender: "Inês Duarte",
      about: reader.t("mail:message.order", { number: 10_482 }),
      product: null,
      texts: ["This came out of the parcel:", ""],
      href: href(publicUrl),
    }),
  message: (reader, { publicUrl }) =>
    unreadMessages(reader, {
      ...{ sender: "Finca El Roble", about: null, product: null },
      ...{ texts: ["We have something new for you."], href: href(publicUrl) },
    }),
};
