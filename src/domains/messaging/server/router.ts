import { messaging } from "#domains/messaging/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { addSavedReply } from "./add-saved-reply.ts";
import { announceTyping } from "./announce-typing.ts";
import { archiveConversation } from "./archive-conversation.ts";
import { blockOtherSide } from "./block-other-side.ts";
import { changeSavedReply } from "./change-saved-reply.ts";
import { countUnreadMessages } from "./count-unread-messages.ts";
import { getAwayReply } from "./get-away-reply.ts";
import { getConversation } from "./get-conversation.ts";
import { listBuyerParcels } from "./list-buyer-parcels.ts";
import { listConversations } from "./list-conversations.ts";
import { listMessages } from "./list-messages.ts";
import { listSavedReplies } from "./list-saved-replies.ts";
import { markConversationAsRead } from "./mark-conversation-as-read.ts";
import { openConversation } from "./open-conversation.ts";
import { openParcelConversation } from "./open-parcel-conversation.ts";
import { removeSavedReply } from "./remove-saved-reply.ts";
import { sendMessage } from "./send-message.ts";
import { setAwayReply } from "./set-away-reply.ts";

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
  announceTyping: forPerson(messaging.announceTyping, announceTyping),
  addSavedReply: forPerson(messaging.addSavedReply, addSavedReply),
  blockOtherSide: forPerson(messaging.blockOtherSide, blockOtherSide),
  changeSavedReply: forPerson(messaging.changeSavedReply, changeSavedReply),
  getAwayReply: forPerson(messaging.getAwayReply, getAwayReply),
  listBuyerParcels: forPerson(messaging.listBuyerParcels, listBuyerParcels),
  listSavedReplies: forPerson(messaging.listSavedReplies, listSavedReplies),
  removeSavedReply: forPerson(messaging.removeSavedReply, removeSavedReply),
  setAwayReply: forPerson(messaging.setAwayReply, setAwayReply),
};
