import { record } from '#domains/audit/server/public.ts';
import { notify } from '#domains/notifications/server/public.ts';
import type { ProgramTokenInput, Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, invalid } from '#platform/server/http/failure.ts';
import { getOwnAccountForUpdate } from '../accounts/own-account.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { authMail } from '../mail-jobs.ts';
import type { AuthNeeds } from '../needs.ts';
import { presentProgramToken } from './present-program-token.ts';
import { insertToken, listTokensOf } from './program-tokens.repository.ts';
import { makeTokenSecret } from './token-secret.ts';

const MAX_TOKENS = 50;

/** @throws {Failure} 409 past the limit, 422 by field. */
export const makeProgramToken: Call<'makeProgramToken', Pick<AuthNeeds, 'db' | 'jobs'>> = async (
  { db, jobs },
  request,
) => {
  const { userId, role } = callerOf(request);
  const { name, scopes, days } = checkInput(request.body, role);
  const { secret, hash, ending } = makeTokenSecret();
  const token = await db.transaction().execute(async (tx) => {
    // One after the other, so that their number holds.
    const account = await getOwnAccountForUpdate(tx, userId);
    if ((await listTokensOf(tx, userId)).length >= MAX_TOKENS) {
      throw conflict('full', say('auth.programs.tooMany', { max: MAX_TOKENS }));
    }
    const made = await insertToken(tx, { userId, hash, ending, name, scopes, days });
    await record(tx, { actorId: userId, action: 'program_token_made', ...auditSubjectOf(account) });
    await notify(tx, {
      userId,
      kind: 'account_changed',
      title: () => say('auth.notifications.tokenMade.title', { name }),
      body: () => say('auth.notifications.tokenMade.body'),
      link: '/dashboard/settings/programs',
    });
    await jobs.enqueue(tx, authMail, { mail: 'tokenMade', id: userId, program: name });
    return made;
  });
  return ok('Token made.', { token: presentProgramToken(token), secret });
};

function checkInput(input: ProgramTokenInput, role: Role): ProgramTokenInput {
  const name = input.name.trim();
  if (name === '') throw invalid([{ field: 'name', message: say('auth.programs.nameMissing') }]);
  if (input.scopes.includes('admin') && role !== 'Admin') {
    throw invalid([{ field: 'scopes', message: say('auth.programs.adminScope') }]);
  }
  return { ...input, name };
}
