/** The server with a living community in it, for `npm start` in demo mode. */
import { runServer } from '../server.ts';
import { fillEmptyDatabase, hasDemoAccounts } from './fill.ts';

await runServer(async (database) => {
  await fillEmptyDatabase(database, new Date());
  process.send?.({ kind: 'community', hasDemoAccounts: await hasDemoAccounts(database) });
});
