/** The server with a living community in it, for `npm start` in demo mode. */

import { runServer, storageOf } from '#app/server.ts';
import { openDatabase } from '#platform/db/database.ts';
import { demoOf, hasDemoAccounts } from './fill.ts';
import { fillDatabase } from './fill-database.ts';

await runServer(async (database, config) => {
  const { databaseUrl, dataDir } = config;
  // Counting a whole community may take a slow PostgreSQL longer than a request is given.
  const patient = databaseUrl ? await openDatabase({ databaseUrl, poolSize: 1, dataDir: null, isPatient: true }) : null;
  try {
    // What is lost in a power cut can be drawn again.
    await fillDatabase(patient ?? database, storageOf(config, { isDurable: false }), dataDir, demoOf(new Date()));
  } finally {
    await patient?.close();
  }
  process.send?.({ kind: 'community', hasDemoAccounts: await hasDemoAccounts(database) });
});
