import { defineJob } from "#kernel/jobs.ts";
import type { UserType } from "./message-rules.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const messagingJobs = {
  mailUnreadMessages: defineJob<{
    conversationId: string;
    recipient: UserType;
    /** For when it was scheduled; another time in the conversation means that this job is out of date. */
    dueAt: string;
  }>("mail-unread-messages"),
  removePictureFiles: defineJob<{ pictureIds: string[] }>("remove-picture-files"),
  forgetUnsentPictures: defineJob("forget-unsent-pictures", { schedule: "52 4 * * *", missed: "once" }),
};
