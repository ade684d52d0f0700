/** On the server: whose language texts are said in. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, SOURCE_LANGUAGE } from './languages.ts';
import { findLanguageBy } from './say.ts';

const reader = new AsyncLocalStorage<Language>();

/** The reader's, of the request or the email under way. */
export const languageNow = (): Language => reader.getStore() ?? SOURCE_LANGUAGE;

findLanguageBy(languageNow);

/** Says everything within `work` in that language, what it awaits included. */
export function speakIn<Result>(language: Language, work: () => Result): Result {
  return reader.run(language, work);
}
