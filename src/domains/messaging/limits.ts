import { defineLimit } from "#kernel/rate-limit.ts";

/** How often things of this domain may be done (R48): name, times, seconds. */
export const messagingLimits = {
  message: defineLimit("message", 20, 60),
  open: defineLimit("conversation_open", 30, 600),
  typing: defineLimit("message_typing", 60, 60),
  picture: defineLimit("message_picture", 60, 600),
};
