import type { UserType } from "#domains/messaging/message-rules.ts";

/** The names of one side's columns in `conversations`. */
export const columnsOf = {
  buyer: {
    unreadCount: "unreadCountBuyer",
    readPosition: "readPositionBuyer",
    isArchived: "isArchivedByBuyer",
    mailDueAt: "mailDueBuyerAt",
    mailedAt: "mailedBuyerAt",
    mailedPosition: "mailedPositionBuyer",
  },
  vendor: {
    unreadCount: "unreadCountVendor",
    readPosition: "readPositionVendor",
    isArchived: "isArchivedByVendor",
    mailDueAt: "mailDueVendorAt",
    mailedAt: "mailedVendorAt",
    mailedPosition: "mailedPositionVendor",
  },
} as const satisfies Record<UserType, object>;
