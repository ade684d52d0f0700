import type { HealthNeed } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

interface NeedTexts {
  title: string;
  /** What to do. */
  fix: string;
}

export const NEEDS: Record<HealthNeed, NeedTexts> = {
  newer_release_ran: {
    title: say('operations.health.needs.newerReleaseRan.title'),
    fix: say('operations.health.needs.newerReleaseRan.fix'),
  },
  slow_database: {
    title: say('operations.health.needs.slowDatabase.title'),
    fix: say('operations.health.needs.slowDatabase.fix'),
  },
  replica_behind: {
    title: say('operations.health.needs.replicaBehind.title'),
    fix: say('operations.health.needs.replicaBehind.fix'),
  },
  storage_unreachable: {
    title: say('operations.health.needs.storageUnreachable.title'),
    fix: say('operations.health.needs.storageUnreachable.fix'),
  },
  failed_jobs: {
    title: say('operations.health.needs.failedJobs.title'),
    fix: say('operations.health.needs.failedJobs.fix'),
  },
  jobs_backlog: {
    title: say('operations.health.needs.jobsBacklog.title'),
    fix: say('operations.health.needs.jobsBacklog.fix'),
  },
  no_mail_server: {
    title: say('operations.health.needs.noMailServer.title'),
    fix: say('operations.health.needs.noMailServer.fix'),
  },
  mail_refused: {
    title: say('operations.health.needs.mailRefused.title'),
    fix: say('operations.health.needs.mailRefused.fix'),
  },
  certificate_expires: {
    title: say('operations.health.needs.certificateExpires.title'),
    fix: say('operations.health.needs.certificateExpires.fix'),
  },
  no_backup: {
    title: say('operations.health.needs.noBackup.title'),
    fix: say('operations.health.needs.noBackup.fix'),
  },
  old_backup: {
    title: say('operations.health.needs.oldBackup.title'),
    fix: say('operations.health.needs.oldBackup.fix'),
  },
};

/** Their fix ends with the command. */
export const NEEDS_BACKUP: ReadonlySet<HealthNeed> = new Set(['no_backup', 'old_backup']);
export const NEEDS_TEST_MAIL: ReadonlySet<HealthNeed> = new Set(['mail_refused']);
