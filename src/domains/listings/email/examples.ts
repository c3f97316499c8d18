import type { MailExamples, MailSample } from "#platform/email/mail-examples.ts";
import { approvalsUndone, productDecided, productsApproved } from "./product-decided.tsx";

const productFrom = ({ pictures }: MailSample) => ({
  id: "5d0c4c2e-0000-4000-8000-000000000002",
  name: "Huila Pink Bourbon, natural",
  imageUrls: pictures.slice(0, 1),
});
const reason = "The pictures show another variety than the text.\nPlease add one of these beans.";

/** More than a mail lists. */
const lots = Array.from({ length: 23 }, (_, n) => `Huila, lot ${n + 1}`);

export const listingMails: MailExamples = {
  approvalsUndone: (reader, { publicUrl }) => approvalsUndone(reader, { names: lots, publicUrl }),
  productApproved: (reader, sample) =>
    productDecided(reader, {
      ...{ decision: "approved", isRevision: false, reason: undefined },
      ...{ product: productFrom(sample), publicUrl: sample.publicUrl },
    }),
  productRejected: (reader, sample) =>
    productDecided(reader, {
      ...{ decision: "rejected", isRevision: false, reason },
      ...{ product: productFrom(sample), publicUrl: sample.publicUrl },
    }),
  productsApproved: (reader, { publicUrl }) =>
    productsApproved(reader, {
      names: lots,
      publicUrl,
    }),
  revisionApproved: (reader, sample) =>
    productDecided(reader, {
      ...{ decision: "approved", isRevision: true, reason: undefined },
      ...{ product: productFrom(sample), publicUrl: sample.publicUrl },
    }),
  revisionRejected: (reader, sample) =>
    productDecided(reader, {
      ...{ decision: "rejected", isRevision: true, reason },
      ...{ product: productFrom(sample), publicUrl: sample.publicUrl },
    }),
};
