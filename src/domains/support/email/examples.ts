import type { MailExamples } from "#platform/email/mail-examples.ts";
import { inquiryAnswer, inquiryForSupport, inquiryReceived } from "./inquiry-mails.tsx";

const reference = "CF-1042";
const question = "My grinder came without its hopper.\nCan you send one to Porto?";

export const supportMails: MailExamples = {
  inquiryReceived: (reader) => inquiryReceived(reader, { reference, message: question }),
  inquiryReceivedUnknown: (reader) => inquiryReceived(reader, { reference, message: undefined }),
  inquiryNew: (reader, { publicUrl }) =>
    inquiryForSupport(reader, {
      id: "5d0c4c2e-0000-4000-8000-000000000003",
      ...{ reference, subject: "Missing hopper", name: "Inês Duarte", email: "ines@people.example" },
      ...{ message: question, publicUrl },
    }),
  inquiryAnswer: (reader) =>
    inquiryAnswer(reader, {
      reference,
      text: "We have asked the vendor. A hopper leaves tomorrow.",
      question,
    }),
};
