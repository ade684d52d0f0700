/** What other domains' servers and src/app may use of notifications; everything else here is private. */
export { broadcastNext } from './broadcast.service.ts';
export { listHadBundle } from './bundles.repository.ts';
export { type BundledInput, notifyBundled } from './bundles.service.ts';
export { notifyPages } from './live/changes.repository.ts';
export type { Letters } from './notification-emails.ts';
export { ownNotifications } from './personal-data.repository.ts';
export { unreadOf } from './reading.repository.ts';
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
} from './service.ts';
export type { LetterJob } from './tables.ts';
export { removeQuotes } from './texts.repository.ts';
