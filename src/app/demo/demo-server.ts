/** The server with a living community in it, for `npm start` in demo mode. */
import { runServer, storageOf } from '../server.ts';
import { fillEmptyDatabase, hasDemoAccounts } from './fill.ts';

await runServer(async (database, config) => {
  // What is lost in a power cut can be drawn again.
  await fillEmptyDatabase(database, storageOf(config, { isDurable: false }), new Date());
  process.send?.({ kind: 'community', hasDemoAccounts: await hasDemoAccounts(database) });
});
