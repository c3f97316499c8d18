import { messagingJobs } from "#domains/messaging/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetUnsentPictures } from "./forget-unsent-pictures.ts";
import { mailUnreadMessages } from "./mail-unread-messages.ts";
import { removePictureFiles } from "./remove-picture-files.ts";

export const messagingJobHandlers = handleJobs(messagingJobs, {
  forgetUnsentPictures,
  mailUnreadMessages,
  removePictureFiles,
});
