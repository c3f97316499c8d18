import { messaging } from "#domains/messaging/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { archiveConversation } from "./archive-conversation.ts";
import { countUnreadMessages } from "./count-unread-messages.ts";
import { getConversation } from "./get-conversation.ts";
import { listConversations } from "./list-conversations.ts";
import { listMessages } from "./list-messages.ts";
import { markConversationAsRead } from "./mark-conversation-as-read.ts";
import { openConversation } from "./open-conversation.ts";
import { openParcelConversation } from "./open-parcel-conversation.ts";
import { sendMessage } from "./send-message.ts";

export const messagingRouter = {
  listConversations: forPerson(messaging.listConversations, listConversations),
  countUnreadMessages: forPerson(messaging.countUnreadMessages, countUnreadMessages),
  openConversation: forPerson(messaging.openConversation, openConversation),
  openParcelConversation: forPerson(messaging.openParcelConversation, openParcelConversation),
  getConversation: forPerson(messaging.getConversation, getConversation),
  archiveConversation: forPerson(messaging.archiveConversation, archiveConversation),
  listMessages: forPerson(messaging.listMessages, listMessages),
  sendMessage: forPerson(messaging.sendMessage, sendMessage),
  markConversationAsRead: forPerson(messaging.markConversationAsRead, markConversationAsRead),
};
