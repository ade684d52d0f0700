import type { Call } from '#platform/server/http/calls.ts';
import { findAccount, findAccountForUpdate } from '../accounts.repository.ts';
import { userAgentOf } from '../device-texts.ts';
import { isKnownDevice } from '../devices.ts';
import { checkStep } from '../log-in/ask-for-code.ts';
import { beginLoggedIn, type SessionNeeds } from '../log-in/open-session.ts';
import type { AuthNeeds } from '../needs.ts';
import { findIdentityOwner } from './external-sign-in.repository.ts';
import { refused } from './identified-account.ts';
import { findIdentified, forgetIdentified } from './identified-person.ts';
import { presentExternalSession } from './present-external-session.ts';

type Needs = SessionNeeds & Pick<AuthNeeds, 'limiter'>;

/** @throws {Failure} 401 for a wrong code or passkey, or for someone whom the provider hasn't identified lately in this browser. */
export const confirmGoogleSignIn: Call<'confirmGoogleSignIn', Needs> = async (needs, request, reply) => {
  const { db } = needs;
  const person = findIdentified(needs, request);
  const ownerId = person && (await findIdentityOwner(db, person));
  const owner = ownerId === undefined ? undefined : await findAccount(db, ownerId);
  if (!person || !owner) throw refused();
  await checkStep(needs, owner, {
    ...request.body,
    isKnownDevice: isKnownDevice(needs, request, owner.id),
    userAgent: userAgentOf(request),
  });
  const begun = await db.transaction().execute(async (tx) => {
    const account = await findAccountForUpdate(tx, owner.id);
    // “This wasn't me” may have unlinked the identity in the meantime.
    if (!account || (await findIdentityOwner(tx, person)) !== account.id) throw refused();
    return beginLoggedIn(needs, tx, account, request);
  });
  forgetIdentified(needs, reply);
  return presentExternalSession(needs, reply, begun);
};
