/**
 * `npm run seal-secrets` seals the secrets of second steps, of webhooks and for push services, and the keys that sign
 * credentials, with the current TOKEN_SECRET, after which those sealed with TOKEN_SECRET_BEFORE need it no longer. People
 * can log in meanwhile.
 */
import { sealSecrets } from '#domains/auth/server/public.ts';
import { sealIssuerKeys } from '#domains/credentials/server/public.ts';
import { sealPushKey } from '#domains/notifications/server/public.ts';
import { sealWebhookSecrets } from '#domains/webhooks/server/public.ts';
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
  const keys = readKeys(config);
  const { sealed, current, unreadable } = await sealSecrets({ db, keys });
  process.stdout.write(
    `Sealed ${count(sealed)} of second steps with the current key; ${count(current)} had it already.\n`,
  );
  reportUnreadable(unreadable, 'of these accounts', 'remove them with remove-factor');
  const ofWebhooks = await sealWebhookSecrets({ db, keys });
  process.stdout.write(
    `Sealed ${count(ofWebhooks.sealed)} of webhooks with the current key; ${count(ofWebhooks.current)} had it already.\n`,
  );
  reportUnreadable(ofWebhooks.unreadable, 'of these webhooks', 'let their owners change them');
  const ofPush = await sealPushKey({ db, keys });
  process.stdout.write(
    `Sealed ${count(ofPush.sealed)} for push services with the current key; ${count(ofPush.current)} had it already.\n`,
  );
  reportUnreadable(ofPush.unreadable, 'of these public keys', 'set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY');
  const ofIssuer = await sealIssuerKeys({ db, keys });
  process.stdout.write(
    `Sealed ${count(ofIssuer.sealed)} of credentials with the current key; ${count(ofIssuer.current)} had it already.\n`,
  );
  reportUnreadable(ofIssuer.unreadable, 'of these keys', 'make new ones with rotate-credential-keys');
});

function reportUnreadable(named: readonly string[], whose: string, otherwise: string): void {
  if (named.length === 0) return;
  process.stderr.write(`${count(named.length)} can’t be opened, ${whose}:\n`);
  for (const name of named) process.stderr.write(`  ${name}\n`);
  process.stderr.write(
    `They were sealed with neither TOKEN_SECRET nor TOKEN_SECRET_BEFORE. Set the latter to the secret they were sealed with and repeat this, or ${otherwise}.\n`,
  );
  process.exitCode = 1;
}
