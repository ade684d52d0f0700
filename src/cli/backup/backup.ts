/**
 * `npm run backup -- FOLDER` writes the database, the uploaded files and the secret that the server made into a folder.
 * Nothing of PostgreSQL has to be installed here. The embedded database can be opened by one process only, so the
 * platform has to be stopped for it; on PostgreSQL people can use it meanwhile.
 */
import { noteBackup } from '#domains/operations/server/public.ts';
import { makeBackup } from '#platform/server/backup/make-backup.ts';
import { codeOf } from '#platform/server/db/database-errors.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import { withDatabase } from '../operator-database.ts';
import { failWithUsage } from '../refuse-arguments.ts';
import { reportFiles, sayMegabytes, stopOnSignals } from './progress.ts';

const USAGE = `Usage: npm run backup -- FOLDER
       groundswell backup FOLDER   (in a release)

  FOLDER  is empty, doesn't exist yet, or has a backup that was interrupted
`;

const UNDEFINED_TABLE = '42P01';

const [folder, ...others] = process.argv.slice(2);
if (!folder || folder.startsWith('-') || others.length > 0) failWithUsage(USAGE);
await withDatabase(async (database, config) => {
  const began = performance.now();
  const storage = await openStorage(config);
  const made = await makeBackup({ database, storage, config, ...reportFiles(), signal: stopOnSignals() }, folder);
  const tookMs = Math.round(performance.now() - began);
  const isNoted = await note(database.db, { ...made, tookMs });
  const files = made.files.toLocaleString('en');
  process.stdout.write(
    `${folder} has a backup of ${made.takenAt.toISOString()}: the database and ${files} files, ${sayMegabytes(made.bytes)}.\n`,
  );
  if (!isNoted) {
    process.stdout.write(
      'The database is of an earlier release, which keeps no list of backups: it wasn’t noted there.\n',
    );
  }
});

/** @returns false if the database is older than its table of backups. */
async function note(...given: Parameters<typeof noteBackup>): Promise<boolean> {
  try {
    await noteBackup(...given);
    return true;
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return false;
    throw error;
  }
}
