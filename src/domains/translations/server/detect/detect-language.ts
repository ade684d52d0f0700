/** Which language a text is in. */
import { SOURCE_LANGUAGE } from '#languages/languages.ts';

/** Fewer letters say little: then the language of the writer's pages is likelier. */
const MIN_LETTERS = 24;
/** Addresses, mentions and hashtags are in no language. */
const NO_WORDS = /https?:\/\/\S+|\S+@\S+|[@#]\S+/g;
const TAGS = /<[^>]*>/g;
const LETTERS = /\p{L}/gu;
/** More than enough to tell, and read in a fraction of a millisecond. */
const MAX_LENGTH = 4000;

/** @param writerLanguage the language in which the writer uses the pages. */
export async function detectLanguage(text: string, writerLanguage: string): Promise<string> {
  const own = baseOf(writerLanguage);
  const words = text.slice(0, MAX_LENGTH).replace(TAGS, ' ').replace(NO_WORDS, ' ');
  const letters = words.match(LETTERS)?.length ?? 0;
  if (letters === 0) return own;
  const { eld } = await loadDetector();
  const found = eld.detect(words);
  if (found.language === '') return own;
  if (letters >= MIN_LETTERS) return found.isReliable() ? found.language : own;
  // Few words in another script can't be in the writer's language.
  return isInScriptOf(own, words) ? own : found.language;
}

/** Its tables take 28 MB, so that only processes that need them load them. */
const loadDetector = () => import('eld/extrasmall');

/** Without region; the language of tests counts as the one it's made from. */
function baseOf(language: string): string {
  const [base = SOURCE_LANGUAGE] = language.split('-');
  return base.length === 2 ? base : SOURCE_LANGUAGE;
}

function isInScriptOf(language: string, words: string): boolean {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return new RegExp(`\\p{Script=${script}}`, 'u').test(words);
}
