import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { type CommunityTexts, findPageText } from '#platform/config/community-texts.ts';
import { ok } from '#platform/http/envelope.ts';
import { notFound } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { OwnText } from './own-text.ts';

/** Serves the operator's texts, which replace the built-in ones. */
export function createTextHandlers(texts: CommunityTexts): Handlers<'getCommunityText'> {
  /** The converted texts, by their Markdown. */
  const written = new Map<string, OwnText>();
  const write = async (source: string): Promise<OwnText> => {
    const known = written.get(source);
    if (known) return known;
    // Loaded on demand, together with the sanitiser: only a community with its own texts needs them.
    const { renderOwnText } = await import('./own-text.ts');
    const text = await renderOwnText(source);
    written.set(source, text);
    return text;
  };
  return {
    getCommunityText: async (request) => {
      const found = findPageText(texts, request.params.page, languageNow());
      if (!found) throw notFound(say('failures.nothingHere'));
      const text = await write(found.text);
      return ok('The text.', { ...text, language: found.language });
    },
  };
}
