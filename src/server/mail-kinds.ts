import { authMails } from "#domains/auth/email/examples.ts";
import { decisionMails } from "#domains/decisions/email/examples.ts";
import { disputeMails } from "#domains/disputes/email/examples.ts";
import { integrationMails } from "#domains/integrations/email/examples.ts";
import { listingMails } from "#domains/listings/email/examples.ts";
import { messagingMails } from "#domains/messaging/email/examples.ts";
import { moderationMails } from "#domains/moderation/email/examples.ts";
import { newsletterMails } from "#domains/newsletter/email/examples.ts";
import { notificationMails } from "#domains/notifications/email/examples.ts";
import { orderMails } from "#domains/orders/email/examples.ts";
import { payoutMails } from "#domains/payouts/email/examples.ts";
import { planMails } from "#domains/plans/email/examples.ts";
import { privacyMails } from "#domains/privacy/email/examples.ts";
import { problemMails } from "#domains/problems/email/examples.ts";
import { reviewMails } from "#domains/reviews/email/examples.ts";
import { supportMails } from "#domains/support/email/examples.ts";
import { teamMails } from "#domains/team/email/examples.ts";
import { userMails } from "#domains/users/email/examples.ts";
import { vendorMails } from "#domains/vendors/email/examples.ts";
import type { MailExamples } from "#platform/email/mail-examples.ts";

/** Every kind of mail that Cafeto sends, by domain. `mail-kinds.test.ts` finds what is missing. */
export const mailKinds: Record<string, MailExamples> = {
  auth: authMails,
  orders: orderMails,
  messaging: messagingMails,
  moderation: moderationMails,
  notifications: notificationMails,
  listings: listingMails,
  users: userMails,
  vendors: vendorMails,
  plans: planMails,
  payouts: payoutMails,
  reviews: reviewMails,
  decisions: decisionMails,
  disputes: disputeMails,
  problems: problemMails,
  integrations: integrationMails,
  support: supportMails,
  team: teamMails,
  newsletter: newsletterMails,
  privacy: privacyMails,
};

export function findMailKind(kind: string): MailExamples[string] | undefined {
  return Object.values(mailKinds).find((examples) => Object.hasOwn(examples, kind))?.[kind];
}
