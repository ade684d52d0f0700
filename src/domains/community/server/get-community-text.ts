import type { Imprint } from '#generated/types.gen.ts';
import { type Language, listLanguages } from '#languages/languages.ts';
import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { type CommunityTexts, findPageText } from '#platform/server/config/community-texts.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { textForReader } from '#platform/shared/text-for-reader.ts';

interface Needs {
  communityTexts: CommunityTexts;
  /** As admins set it. */
  readImprint: () => Imprint | null;
}

/** The operator's texts, which replace the built-in ones, and the imprint. @throws {Failure} 404 for a page that has none. */
export const getCommunityText: Call<'getCommunityText', Needs> = async ({ communityTexts, readImprint }, request) => {
  const { page } = request.params;
  const found =
    page === 'imprint' ? findImprint(readImprint(), languageNow()) : findPageText(communityTexts, page, languageNow());
  if (!found) throw notFound(say('failures.nothingHere'));
  // Loaded on demand, together with the sanitiser: only a community with its own texts needs them.
  const { readOwnText } = await import('./own-text.ts');
  return ok('The text.', { ...(await readOwnText(found.text)), language: found.language });
};

function findImprint(imprint: Imprint | null, language: Language) {
  const text = imprint && textForReader(imprint.text, language);
  if (!imprint || !text) return null;
  const written = listLanguages().find((one) => imprint.text[one] === text);
  return { text, language: written ?? null };
}
