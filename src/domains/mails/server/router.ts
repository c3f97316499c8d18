import { mails } from "#domains/mails/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { listMailKinds, type MailKinds, previewMail, sendTestMail } from "./example-mails.ts";
import { listMails } from "./list-mails.ts";
import { listSuppressedAddresses } from "./list-suppressed-addresses.ts";
import { releaseAddress } from "./release-address.ts";
import { retryMail } from "./retry-mail.ts";
import { suppressAddress } from "./suppress-address.ts";

/** The server knows all kinds of mails; this domain does not. */
export const mailsRouter = (kinds: MailKinds) => ({
  listMails: forPerson(mails.listMails, listMails),
  retryMail: forPerson(mails.retryMail, retryMail),
  listMailKinds: forPerson(mails.listMailKinds, listMailKinds(kinds)),
  previewMail: forPerson(mails.previewMail, previewMail(kinds)),
  sendTestMail: forPerson(mails.sendTestMail, sendTestMail(kinds)),
  listSuppressed: forPerson(mails.listSuppressed, listSuppressedAddresses),
  suppressAddress: forPerson(mails.suppressAddress, suppressAddress),
  releaseAddress: forPerson(mails.releaseAddress, releaseAddress),
});
