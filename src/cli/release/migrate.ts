/**
 * `npm run migrate` brings the database to this release, as each start does: for a step of its own before processes of a
 * new release start. Processes of the previous release can go on meanwhile.
 */
import { migrate } from '#platform/server/db/migrate.ts';
import { withDatabase } from '../operator-database.ts';
import { refuseArguments } from '../refuse-arguments.ts';

const USAGE = `Usage: npm run migrate
       groundswell migrate   (in a release)
`;

refuseArguments(USAGE);
await withDatabase(async (database) => {
  const applied = await migrate(database);
  process.stdout.write(`${applied.length === 0 ? 'Nothing to migrate' : `Migrated: ${applied.join(', ')}`}\n`);
});
