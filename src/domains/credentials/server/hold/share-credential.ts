/** What holders decide about their credentials. */
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { CredentialNeeds } from '../needs.ts';
import { setNamedBy, setShared } from './credentials.repository.ts';
import { noCredential, showCredential } from './get-credential.ts';

type Needs = Pick<CredentialNeeds, 'db' | 'config'>;

/** @throws {Failure} 404 for anyone else's. */
export const shareCredential: Call<'shareCredential', Needs> = async (needs, request) => {
  const { userId } = callerOf(request);
  const { id } = request.params;
  if (!(await setShared(needs.db, id, userId, request.body.isShared))) throw noCredential();
  return ok('Saved.', await showCredential(needs, id, userId));
};

/** For what is downloaded from then on. @throws {Failure} 404 for anyone else's. */
export const chooseCredentialSubject: Call<'chooseCredentialSubject', Needs> = async (needs, request) => {
  const { userId } = callerOf(request);
  const { id } = request.params;
  if (!(await setNamedBy(needs.db, id, userId, request.body.subject))) throw noCredential();
  return ok('Saved.', await showCredential(needs, id, userId));
};
