/**
 * `npm run rotate-credential-keys` makes new keys that sign credentials from then on. What those before have signed can
 * still be checked. The server may run meanwhile.
 */
import { rotateIssuerKeys } from '#domains/credentials/server/public.ts';
import { ConfigError } from '#platform/server/config/config.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { withDatabase } from './operator-database.ts';
import { refuseArguments } from './refuse-arguments.ts';

const USAGE = `Usage: npm run rotate-credential-keys
       groundswell rotate-credential-keys   (in a release)
`;

refuseArguments(USAGE);
await withDatabase(async ({ db }, config) => {
  // Reading a key of this machine would make one if there is none.
  if (!config.tokenSecret) throw new ConfigError('TOKEN_SECRET isn’t set. Set it to the one that the server uses.');
  const published = await rotateIssuerKeys({ db, keys: readKeys(config) });
  process.stdout.write(`New keys sign credentials. ${published.length} are published, older ones included.\n`);
});
