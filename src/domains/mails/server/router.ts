import { mails } from "#domains/mails/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { listMailKinds, previewMail, sendTestMail } from "./example-mails.ts";
import { listMails } from "./list-mails.ts";
import { listSuppressed } from "./list-suppressed.ts";
import { releaseAddress } from "./release-address.ts";
import { retryMail } from "./retry-mail.ts";
import { suppressAddress } from "./suppress-address.ts";

export const mailsRouter = {
  listMails: forPerson(mails.listMails, listMails),
  retryMail: forPerson(mails.retryMail, retryMail),
  listMailKinds: forPerson(mails.listMailKinds, listMailKinds),
  previewMail: forPerson(mails.previewMail, previewMail),
  sendTestMail: forPerson(mails.sendTestMail, sendTestMail),
  listSuppressed: forPerson(mails.listSuppressed, listSuppressed),
  suppressAddress: forPerson(mails.suppressAddress, suppressAddress),
  releaseAddress: forPerson(mails.releaseAddress, releaseAddress),
};
