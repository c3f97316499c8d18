import type { MailExamples } from "#platform/email/mail-examples.ts";
import { reviewRequestMail } from "./review-request.tsx";

export const reviewMails: MailExamples = {
  reviewRequest: (reader, { pictures: [first, second], publicUrl }) =>
    reviewRequestMail(reader, {
      publicUrl,
      goods: [
        {
          productId: "5d0c4c2e-0000-4000-8000-000000000021",
          name: "Huila Pink Bourbon, natural",
          imageUrl: first ?? null,
        },
        {
          productId: "5d0c4c2e-0000-4000-8000-000000000022",
          name: "Espresso da Casa",
          imageUrl: second ?? null,
        },
      ],
    }),
};
