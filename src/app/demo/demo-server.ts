/** The server with a living community in it, for `npm start` in demo mode. */
import { runServer, storageOf } from '../server.ts';
import { demoOf, hasDemoAccounts } from './fill.ts';
import { fillDatabase } from './fill-database.ts';

await runServer(async (database, config) => {
  // What is lost in a power cut can be drawn again.
  await fillDatabase(database, storageOf(config, { isDurable: false }), config.dataDir, demoOf(new Date()));
  process.send?.({ kind: 'community', hasDemoAccounts: await hasDemoAccounts(database) });
});
