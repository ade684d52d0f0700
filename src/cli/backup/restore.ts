/**
 * `npm run restore -- FOLDER` makes the community of a backup again, in an empty database and an empty folder or bucket of
 * uploaded files, on any of the databases and storages. It can be repeated after an interruption.
 */
import { restoreBackup } from '#platform/server/backup/restore-backup.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import { withDatabase } from '../operator-database.ts';
import { failWithUsage } from '../refuse-arguments.ts';
import { reportFiles, stopOnSignals } from './progress.ts';

const USAGE = `Usage: npm run restore -- FOLDER
       groundswell restore FOLDER   (in a release)

  FOLDER  has a finished backup
`;

const [folder, ...others] = process.argv.slice(2);
if (!folder || folder.startsWith('-') || others.length > 0) failWithUsage(USAGE);
await withDatabase(
  async (database, config) => {
    const storage = await openStorage(config);
    const needs = { database, storage, config, ...reportFiles(), signal: stopOnSignals() };
    const { takenAt, tables, files } = await restoreBackup(needs, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en');
    process.stdout.write(
      `The community is as it was at ${takenAt}: ${rows} rows and ${files.count.toLocaleString('en')} files. Start the platform.\n`,
    );
  },
  { makes: true },
);
