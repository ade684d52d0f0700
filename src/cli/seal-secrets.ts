/**
 * `npm run seal-secrets` seals the secrets of second steps with the current TOKEN_SECRET, after which those sealed with
 * TOKEN_SECRET_BEFORE need it no longer. People can log in meanwhile.
 */
import { sealSecrets } from '#domains/auth/server/public.ts';
import { ConfigError } from '#platform/server/config/config.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { withDatabase } from './operator-database.ts';
import { refuseArguments } from './refuse-arguments.ts';

const USAGE = `Usage: npm run seal-secrets
       groundswell seal-secrets   (in a release)
`;

const count = (value: number) => (value === 1 ? '1 secret' : `${value.toLocaleString('en')} secrets`);

refuseArguments(USAGE);
await withDatabase(async ({ db }, config) => {
  // Reading a key of this machine would make one if there is none.
  if (!config.tokenSecret) {
    throw new ConfigError('TOKEN_SECRET isn’t set. Set it, and TOKEN_SECRET_BEFORE to the secret before.');
  }
  const { sealed, current, unreadable } = await sealSecrets({ db, keys: readKeys(config) });
  process.stdout.write(
    `Sealed ${count(sealed)} of second steps with the current key; ${count(current)} had it already.\n`,
  );
  if (unreadable.length === 0) return;
  process.stderr.write(`${count(unreadable.length)} can’t be opened, of these accounts:\n`);
  for (const email of unreadable) process.stderr.write(`  ${email}\n`);
  process.stderr.write(
    'They were sealed with neither TOKEN_SECRET nor TOKEN_SECRET_BEFORE. Set the latter to the secret they were sealed with and repeat this, or remove them with remove-factor.\n',
  );
  process.exitCode = 1;
});
