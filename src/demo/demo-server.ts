/** The server with the demo community, for `npm start` in demo mode. */

import { runServer } from '#app/server/server.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { demoOf, hasDemoAccounts } from './demo.ts';
import { fillDatabase } from './fill-database.ts';

await runServer(async (database, config) => {
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  // A separate pool: recounting a whole community can exceed a request's timeout on a slow PostgreSQL, and the lock
  // that lets only one process fill it belongs to a session.
  const patient = databaseUrl ? await openDatabase({ databaseUrl, poolSize: 1, dataDir: null, isPatient: true }) : null;
  try {
    await fillDatabase(patient ?? database, config, demoOf(new Date()));
  } finally {
    await patient?.close();
  }
  process.send?.({ kind: 'community', hasDemoAccounts: await hasDemoAccounts(database) });
});
