import { defineLimit } from "#kernel/rate-limit.ts";

/**
 * Of mails and messages that a visitor may have sent to anyone. A sender's requests to one recipient count on their own, so
 * that strangers can't use up the owner's; the recipient's bound, which only many senders reach, ends a flood.
 */
const sending = (name: string, perSender: number) => ({
  sender: defineLimit(`${name}_sender`, 20, 3_600),
  pair: defineLimit(`${name}_pair`, perSender, 3_600),
  recipient: defineLimit(`${name}_recipient`, 30, 3_600),
});
export type SendingLimits = ReturnType<typeof sending>;

/** How often things of this domain may be done (R48): name, times, seconds. */
export const authLimits = {
  signInAccount: defineLimit("sign_in_account", 5, 60),
  signInAddress: defineLimit("sign_in_address", 20, 60),
  signUp: sending("sign_up", 10),
  recover: sending("recover", 3),
  otp: sending("otp", 5),
  resend: sending("resend", 5),
  reauthenticate: defineLimit("reauthenticate", 5, 3_600),
  confirm: defineLimit("confirm", 10, 600),
  changePassword: defineLimit("change_password", 10, 600),
  sms: defineLimit("sms", 5, 600),
};
