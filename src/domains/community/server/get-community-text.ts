import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { type CommunityTexts, findPageText } from '#platform/server/config/community-texts.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';

/** The operator's texts, which replace the built-in ones. @throws {Failure} 404 for a page that has none. */
export const getCommunityText: Call<'getCommunityText', { communityTexts: CommunityTexts }> = async (
  { communityTexts },
  request,
) => {
  const found = findPageText(communityTexts, request.params.page, languageNow());
  if (!found) throw notFound(say('failures.nothingHere'));
  // Loaded on demand, together with the sanitiser: only a community with its own texts needs them.
  const { readOwnText } = await import('./own-text.ts');
  return ok('The text.', { ...(await readOwnText(found.text)), language: found.language });
};
