import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { seal } from '#platform/server/http/security/sealed-text.ts';
import { getOwnAccount } from '../accounts/own-account.ts';
import type { AuthNeeds } from '../needs.ts';
import { insertAppFactor } from './factors.repository.ts';
import { toBase32 } from './totp.ts';

type Needs = Pick<AuthNeeds, 'config' | 'db' | 'keys'>;

/** As long as a SHA-1, which RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** @throws {Failure} 409 for an account that has an app. */
export const beginAppFactor: Call<'beginAppFactor', Needs> = async ({ config, db, keys }, request) => {
  const { userId } = callerOf(request);
  const account = await getOwnAccount(db, userId);
  const bytes = randomBytes(SECRET_BYTES);
  const sealed = seal(keys.factors, bytes.toString('base64'));
  const isBegun = await db.transaction().execute((tx) => insertAppFactor(tx, userId, sealed));
  if (!isBegun) throw conflict('already_exists', say('auth.factors.alreadySetUp'));
  const secret = toBase32(bytes);
  const uri = addressOf({ appName: config.appName, email: account.email, secret });
  return ok('Second step begun.', { secret, uri, svg: renderSVG(uri) });
};

/** As the apps read it; see Google Authenticator's “Key URI format”. */
function addressOf({ appName, email, secret }: { appName: string; email: string; secret: string }): string {
  const issuer = encodeURIComponent(appName);
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
}
