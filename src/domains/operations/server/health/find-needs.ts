/** What of a server's health someone has to see to. The page says what to do about each. */
import type { Health, HealthNeed } from '#generated/types.gen.ts';
import { DAY_MS } from '#platform/shared/moment.ts';

const SLOW_MS = 100;
const BEHIND_MS = 60_000;
const BACKLOG_MS = 15 * 60_000;
const OLD_BACKUP_MS = 8 * DAY_MS;
/** Certificates that are renewed by a program are so a month before. */
const EXPIRES_SOON_MS = 14 * DAY_MS;

type Seen = Omit<Health, 'needs'>;

/** In the order of how urgent they are. */
export function findNeeds(health: Seen): HealthNeed[] {
  const now = Date.parse(health.checkedAt);
  const since = (at: string | null) => (at === null ? 0 : now - Date.parse(at));
  const { database, mail, backup, certificate } = health;
  const isBehind = database.replica !== null && (database.replica.lagMs ?? Number.POSITIVE_INFINITY) > BEHIND_MS;
  const found: [HealthNeed, boolean][] = [
    ['storage_unreachable', !health.storage.isReachable],
    ['slow_database', database.milliseconds > SLOW_MS],
    ['newer_release_ran', health.migrations.newer.length > 0],
    ['replica_behind', isBehind],
    ['certificate_expires', certificate !== null && Date.parse(certificate.validTo) - now < EXPIRES_SOON_MS],
    ['failed_jobs', health.queues.some(({ failed }) => failed > 0)],
    ['jobs_backlog', health.queues.some(({ oldestAt }) => since(oldestAt) > BACKLOG_MS)],
    ['no_mail_server', !mail.isSent],
    ['mail_refused', mail.refusedAt !== null && (mail.acceptedAt === null || mail.refusedAt > mail.acceptedAt)],
    ['no_backup', backup === null],
    ['old_backup', backup !== null && since(backup.takenAt) > OLD_BACKUP_MS],
  ];
  return found.filter(([, isSo]) => isSo).map(([need]) => need);
}
