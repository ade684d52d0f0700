import { readCards } from '#domains/people/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import type { AuthNeeds } from '../needs.ts';
import { presentProgramToken } from './present-program-token.ts';
import { HELD_TOKENS, listHeldTokens, listTokensOf } from './program-tokens.repository.ts';

export const listProgramTokens: Call<'listProgramTokens', Pick<AuthNeeds, 'db'>> = async ({ db }, request) => {
  const { userId } = callerOf(request);
  const tokens = await listTokensOf(db, userId);
  return ok('Your tokens.', { tokens: tokens.map(presentProgramToken) });
};

/** Everyone's. */
export const listHeldProgramTokens: Call<'listHeldProgramTokens', Pick<AuthNeeds, 'db'>> = async ({ db }, request) => {
  const { rows, meta } = await listHeldTokens(db, readPage(request.query, HELD_TOKENS));
  const cards = await readCards(
    db,
    rows.map(({ userId }) => userId),
  );
  return ok('Tokens.', {
    data: rows.map((row) => ({ token: presentProgramToken(row), holder: cards(row.userId) })),
    meta,
  });
};
