/** What other domains' servers and src/app may use of notifications; everything else here is private. */

export { createDelivery, type Delivery } from './delivery.ts';
export { handleLetter, type LetterNeeds } from './emails/letters.ts';
export { notificationsErasure } from './erasure.repository.ts';
export { unreadOf } from './inbox/inbox.repository.ts';
export { registerNotificationJobs } from './jobs.ts';
export { notifyPages } from './live/changes.repository.ts';
export { broadcastNext } from './notify/broadcast.ts';
export { listHadBundle } from './notify/bundles.repository.ts';
export { type BundledInput, notifyBundled } from './notify/bundles.ts';
export {
  headline,
  letterOf,
  type NotificationInput,
  notify,
  notifyAll,
  notifyAllOnce,
  notifyEachOnce,
  notifyHourly,
  notifyOnce,
  withoutRecent,
} from './notify/notify.ts';
export { removeQuotes } from './notify/quotes.repository.ts';
export { ownNotifications } from './personal-data.repository.ts';
export { deletePushDeviceOfLogin } from './push/devices.repository.ts';
export { findPushKeysMadeAt } from './push/push-keys.repository.ts';
export { sealPushKey } from './push/seal-push-key.ts';
export type { LetterJob } from './tables.ts';
