import { basename } from 'node:path';
import { countMailRefusals } from '#domains/auth/server/public.ts';
import { findSigningSince } from '#domains/credentials/server/public.ts';
import { sumFiles } from '#domains/media/server/public.ts';
import { findPushKeysMadeAt } from '#domains/notifications/server/public.ts';
import { findMailTests } from '#domains/settings/server/public.ts';
import type { Health, HealthDatabase, KeyAge, SlowStatements } from '#generated/types.gen.ts';
import { readSecretInUse } from '#platform/server/config/secrets.ts';
import { listMigrationFiles } from '#platform/server/db/schema-files.ts';
import {
  listMigrationNames,
  listSlowStatements,
  measureDatabase,
  pingDatabase,
} from '#platform/server/db/size.repository.ts';
import { listFailedJobs, listQueues } from '#platform/server/jobs/queue-health.repository.ts';
import packageJson from '../../../../../package.json' with { type: 'json' };
import { findLatestBackup } from '../backup/backups.repository.ts';
import type { OperationNeeds } from '../needs.ts';
import { findNeeds } from './find-needs.ts';

const FAILED_JOBS_SHOWN = 20;
/** The fastest counts: this process may be busy with something else for a moment. */
const PINGS = 3;
const SLOWEST_SHOWN = 10;

/** Read from the primary, at this moment. */
export async function presentHealth(needs: OperationNeeds): Promise<Health> {
  const { db, config, monitoring } = needs;
  // Alone, so that it measures the database and not the queries before it.
  const database = await describeDatabase(needs);
  const [
    migrations,
    queues,
    failedJobs,
    mailTests,
    refusing,
    isReachable,
    stored,
    keys,
    certificate,
    backup,
    statements,
  ] = await Promise.all([
    listMigrationNames(db),
    listQueues(db),
    listFailedJobs(db, FAILED_JOBS_SHOWN),
    findMailTests(db),
    countMailRefusals(db),
    monitoring.isStorageWell(),
    sumFiles(db),
    listKeyAges(needs),
    monitoring.readCertificate(),
    findLatestBackup(db),
    describeStatements(needs),
  ]);
  const known = new Set(listMigrationFiles().map((path) => basename(path)));
  const seen = {
    checkedAt: new Date().toISOString(),
    release: packageJson.version,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    migrations: {
      count: migrations.length,
      latest: migrations.at(-1) ?? '',
      newer: migrations.filter((name) => !known.has(name)),
    },
    database,
    statements,
    queues: queues.map(({ oldestAt, ...queue }) => ({ ...queue, oldestAt: momentOf(oldestAt) })),
    failedJobs: failedJobs.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })),
    mail: {
      isSent: config.smtpUrl !== null,
      acceptedAt: momentOf(mailTests.acceptedAt),
      refusedAt: momentOf(mailTests.refusedAt),
      refusing,
    },
    storage: { kind: config.store ? ('store' as const) : ('folder' as const), isReachable, ...stored },
    keys,
    certificate: certificate && {
      validFrom: certificate.validFrom.toISOString(),
      validTo: certificate.validTo.toISOString(),
    },
    backup: backup && { ...backup, takenAt: backup.takenAt.toISOString() },
  };
  return { ...seen, needs: findNeeds(seen) };
}

const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

async function describeDatabase({ db, config, monitoring }: OperationNeeds): Promise<HealthDatabase> {
  const times: number[] = [];
  for (let count = 0; count < PINGS; count += 1) {
    const began = performance.now();
    await pingDatabase(db);
    times.push(performance.now() - began);
  }
  const lag = monitoring.readReplicaLag;
  return {
    kind: config.databaseUrl ? 'postgresql' : 'embedded',
    milliseconds: rounded(Math.min(...times)),
    ...(await measureDatabase(db)),
    replica: lag ? { lagMs: lag() } : null,
  };
}

async function describeStatements({ db, monitoring }: OperationNeeds): Promise<SlowStatements> {
  const counted = await listSlowStatements(db);
  const slowest = counted ?? monitoring.callTimes.list(SLOWEST_SHOWN);
  return {
    source: counted ? 'pg_stat_statements' : 'calls',
    slowest: slowest.map(({ meanMs, ...rest }) => ({ ...rest, meanMs: rounded(meanMs) })),
  };
}

/** Of the keys that the server made; how old the environment's are, only the operator knows. */
async function listKeyAges({ db, config }: OperationNeeds): Promise<KeyAge[]> {
  return [
    { kind: 'sessions', since: momentOf(readSecretInUse(config)?.since ?? null) },
    { kind: 'credentials', since: momentOf(await findSigningSince(db)) },
    { kind: 'push', since: config.vapid ? null : momentOf(await findPushKeysMadeAt(db)) },
    ...(config.dkim ? [{ kind: 'mail' as const, since: config.dkim.since.toISOString() }] : []),
  ];
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
