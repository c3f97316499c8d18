import { notifications } from "#domains/notifications/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { addPushDevice } from "./add-push-device.ts";
import { countUnreadNotifications } from "./count-unread-notifications.ts";
import { endDigest } from "./end-digest.ts";
import { getNotificationPreferences } from "./get-notification-preferences.ts";
import { getPushDevices } from "./get-push-devices.ts";
import { listNotifications } from "./list-notifications.ts";
import { markAllNotificationsAsRead } from "./mark-all-notifications-as-read.ts";
import { markNotificationAsRead } from "./mark-notification-as-read.ts";
import { openDigestSettings } from "./open-digest-settings.ts";
import { removePushDevice } from "./remove-push-device.ts";
import { setNotificationPreference } from "./set-notification-preference.ts";

export const notificationsRouter = {
  listNotifications: forPerson(notifications.listNotifications, listNotifications),
  countUnreadNotifications: forPerson(notifications.countUnreadNotifications, countUnreadNotifications),
  markNotificationAsRead: forPerson(notifications.markNotificationAsRead, markNotificationAsRead),
  markAllNotificationsAsRead: forPerson(notifications.markAllNotificationsAsRead, markAllNotificationsAsRead),
  getNotificationPreferences: forPerson(notifications.getNotificationPreferences, getNotificationPreferences),
  setNotificationPreference: forPerson(notifications.setNotificationPreference, setNotificationPreference),
  getPushDevices: forPerson(notifications.getPushDevices, getPushDevices),
  addPushDevice: forPerson(notifications.addPushDevice, addPushDevice),
  removePushDevice: forPerson(notifications.removePushDevice, removePushDevice),
  endDigest: forVisitor(notifications.endDigest, endDigest),
  openDigestSettings: forVisitor(notifications.openDigestSettings, openDigestSettings),
};
