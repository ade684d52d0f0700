/** Fills a PostgreSQL with a template for each contents, and stores its data folder beside the templates' files. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#platform/server/db/database.ts';
import { migrate } from '#platform/server/db/migrate.ts';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { clockShift } from '../../support/clock.ts';
import { keepData, startPostgres } from '../../support/postgres.ts';
import { asAdministrator, withName } from '../../support/postgres-names.ts';
import { overrideNow, shiftNow } from '../../support/shift-now.ts';
import type { Contents } from './casts.ts';
import { BACKWARDS_MS, fillWith } from './contents.ts';
import { filesIn, ON_POSTGRES, templateOf } from './prepared-databases.ts';

/** Limits the write-ahead log, which is stored with the data and takes a hundred megabytes by default. */
const SHORT_LOG = ['min_wal_size=32MB', 'max_wal_size=32MB'];

export async function makeDatabases(folder: string): Promise<void> {
  const postgres = await startPostgres({ isDurable: false, settings: SHORT_LOG });
  try {
    for (const contents of ON_POSTGRES) await makeTemplate(postgres.url, contents, filesIn(folder, contents));
    await postgres.stop('SIGINT');
    keepData(postgres, join(folder, 'data'));
  } finally {
    await postgres.remove();
  }
}

async function makeTemplate(url: string, contents: Contents, files: string): Promise<void> {
  const name = templateOf(contents);
  const isFirst = contents === 'nobody';
  await asAdministrator(url, async (admin) => {
    await admin.query(`create database ${name} ${isFirst ? '' : `template ${templateOf('nobody')}`}`);
    await overrideNow(admin, name);
  });
  const own = withName(url, name);
  if (isFirst) await asAdministrator(own, (client) => shiftNow(client, clockShift() + BACKWARDS_MS));
  const database = await openDatabase({ databaseUrl: own, poolSize: 1, dataDir: null, isPatient: true });
  try {
    if (isFirst) {
      await migrate(database);
      const jobs = createJobs(database, createLogger('silent'));
      await jobs.start();
      await jobs.stop();
    }
    mkdirSync(files, { recursive: true });
    await fillWith(contents, database, files);
  } finally {
    await database.close();
  }
}
