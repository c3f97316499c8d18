import { support } from "#domains/support/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { answerInquiry } from "./answer-inquiry.ts";
import { closeInquiry } from "./close-inquiry.ts";
import { getInquiry } from "./get-inquiry.ts";
import { listInquiries } from "./list-inquiries.ts";
import { reopenInquiry } from "./reopen-inquiry.ts";
import { sendInquiry } from "./send-inquiry.ts";

export const supportRouter = {
  sendInquiry: forVisitor(support.sendInquiry, sendInquiry),
  listInquiries: forPerson(support.listInquiries, listInquiries),
  getInquiry: forPerson(support.getInquiry, getInquiry),
  answerInquiry: forPerson(support.answerInquiry, answerInquiry),
  closeInquiry: forPerson(support.closeInquiry, closeInquiry),
  reopenInquiry: forPerson(support.reopenInquiry, reopenInquiry),
};
