import type { MailExamples, MailSample } from "#platform/email/mail-examples.ts";
import { approvalsUndone, productApproved, productsApproved } from "./product-decided.tsx";

const productFrom = ({ pictures }: MailSample) => ({
  id: "5d0c4c2e-0000-4000-8000-000000000002",
  name: "Huila Pink Bourbon, natural",
  imageUrls: pictures.slice(0, 1),
});

/** More than a mail lists. */
const lots = Array.from({ length: 23 }, (_, n) => `Huila, lot ${n + 1}`);

export const listingMails: MailExamples = {
  approvalsUndone: (reader, { publicUrl }) => approvalsUndone(reader, { names: lots, publicUrl }),
  productApproved: (reader, sample) =>
    productApproved(reader, {
      ...{ isRevision: false, product: productFrom(sample), publicUrl: sample.publicUrl },
    }),
  productsApproved: (reader, { publicUrl }) =>
    productsApproved(reader, {
      names: lots,
      publicUrl,
    }),
  revisionApproved: (reader, sample) =>
    productApproved(reader, {
      ...{ isRevision: true, product: productFrom(sample), publicUrl: sample.publicUrl },
    }),
};
