/** The domain’s calls, each in a file of its name or beside its sisters. */
import { getNotificationChoices, updateNotificationChoices } from './choices/notification-choices.ts';
import { getUnsubscription, resubscribe, unsubscribe } from './choices/unsubscribe.ts';
import { listNotifications } from './inbox/list-notifications.ts';
import { markNotificationRead } from './inbox/mark-notification-read.ts';
import { streamNotifications } from './live/stream-notifications.ts';
import { addPushDevice } from './push/add-push-device.ts';
import { getPushSettings } from './push/get-push-settings.ts';
import { removePushDevice } from './push/remove-push-device.ts';
import { updatePushDevice } from './push/update-push-device.ts';

export const notificationCalls = {
  listNotifications,
  markNotificationRead,
  streamNotifications,
  getNotificationChoices,
  updateNotificationChoices,
  getUnsubscription,
  unsubscribe,
  resubscribe,
  getPushSettings,
  addPushDevice,
  updatePushDevice,
  removePushDevice,
};
