import { defineGuessLimit, defineSendingLimits } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const authLimits = {
  signInAccount: defineGuessLimit("sign_in_account", 5, 60),
  signInAddress: defineGuessLimit("sign_in_address", 20, 60),
  signUp: defineSendingLimits("sign_up", 10),
  recover: defineSendingLimits("recover", 3),
  otp: defineSendingLimits("otp", 5),
  resend: defineSendingLimits("resend", 5),
  reauthenticate: defineGuessLimit("reauthenticate", 5, 3_600),
  confirm: defineGuessLimit("confirm", 10, 600),
  changePassword: defineGuessLimit("change_password", 10, 600),
  sms: defineGuessLimit("sms", 5, 600),
};
