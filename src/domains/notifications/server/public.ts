/** What other domains' servers and src/app may use of notifications; everything else here is private. */
export { tellNext } from './audience.service.ts';
export { listHadBundle } from './bundles.repository.ts';
export { type BundledNews, notifyBundled } from './bundles.service.ts';
export { tellPages } from './live/changes.repository.ts';
export type { Letters } from './notification-emails.ts';
export { ownNotifications } from './personal-data.repository.ts';
export { unreadOf } from './reading.repository.ts';
export {
  headline,
  letterOf,
  type News,
  notify,
  notifyAll,
  notifyAllOnce,
  notifyEachOnce,
  notifyHourly,
  notifyOnce,
} from './service.ts';
export type { LetterJob } from './tables.ts';
export { forgetTexts } from './texts.repository.ts';
