import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { type Failure, invalid, notFound } from '#platform/server/http/failure.ts';
import type { AuthNeeds } from '../needs.ts';
import { setPasskeyName } from './passkeys.repository.ts';

export const noPasskey = (): Failure => notFound(say('auth.passkeys.gone'));

/** @throws {Failure} 404 for anyone else's, 422 for a name of spaces. */
export const renamePasskey: Call<'renamePasskey', Pick<AuthNeeds, 'db'>> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const name = request.body.name.trim();
  if (name === '') throw invalid([{ field: 'name', message: say('auth.passkeys.nameMissing') }]);
  if (!(await setPasskeyName(db, userId, { id: request.params.id, name }))) throw noPasskey();
  return ok('Passkey renamed.', null);
};
