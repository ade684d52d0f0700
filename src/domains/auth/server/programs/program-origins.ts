/** The websites whose pages may make calls with tokens of programs. */
import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { invalid } from '#platform/server/http/failure.ts';
import type { AuthNeeds } from '../needs.ts';
import { listOrigins, replaceOrigins } from './program-origins.repository.ts';

const THIS_COMPUTER = new Set(['localhost', '127.0.0.1', '[::1]']);

export const getProgramOrigins: Call<'getProgramOrigins', Pick<AuthNeeds, 'db'>> = async ({ db }) =>
  ok('Websites that may use tokens.', { origins: await listOrigins(db) });

/** @throws {Failure} 422 by field. */
export const setProgramOrigins: Call<'setProgramOrigins', Pick<AuthNeeds, 'db'>> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const origins = [...new Set(request.body.origins.map(checkOrigin))].toSorted();
  await db.transaction().execute(async (tx) => {
    const isChanged = await replaceOrigins(tx, origins);
    if (!isChanged) return;
    await record(tx, {
      actorId: userId,
      action: 'program_origins_changed',
      subjectKind: 'community',
      subjectId: null,
      link: '/admin/security',
    });
  });
  return ok('Websites saved.', { origins });
};

/** As browsers send it: in lower case, without the scheme's own port. */
function checkOrigin(given: string, place: number): string {
  const url = URL.parse(given);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && THIS_COMPUTER.has(url.hostname));
  if (!isSafe) throw invalid([{ field: `origins.${place}`, message: say('auth.programs.originRefused') }]);
  return url.origin;
}
