import { support } from "#domains/support/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { answerInquiry } from "./answer-inquiry.ts";
import { closeInquiry } from "./close-inquiry.ts";
import { getInquiry } from "./get-inquiry.ts";
import { listHelpRatings } from "./list-help-ratings.ts";
import { listInquiries } from "./list-inquiries.ts";
import { rateAnswer } from "./rate-answer.ts";
import { reopenInquiry } from "./reopen-inquiry.ts";
import { sendInquiry } from "./send-inquiry.ts";

export const supportRouter = {
  sendInquiry: forVisitor(support.sendInquiry, sendInquiry),
  rateAnswer: forVisitor(support.rateAnswer, rateAnswer),
  listHelpRatings: forPerson(support.listHelpRatings, listHelpRatings),
  listInquiries: forPerson(support.listInquiries, listInquiries),
  getInquiry: forPerson(support.getInquiry, getInquiry),
  answerInquiry: forPerson(support.answerInquiry, answerInquiry),
  closeInquiry: forPerson(support.closeInquiry, closeInquiry),
  reopenInquiry: forPerson(support.reopenInquiry, reopenInquiry),
};
