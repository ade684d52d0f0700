/** The language that the server says texts in. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, SOURCE_LANGUAGE } from './languages.ts';
import { findLanguageBy } from './say.ts';

const reader = new AsyncLocalStorage<Language>();

/** The language of the reader of the current request or email. */
export const languageNow = (): Language => reader.getStore() ?? SOURCE_LANGUAGE;

findLanguageBy(languageNow);

/** Runs `work`, in which every text is in that language, also after it awaits something. */
export function speakIn<Result>(language: Language, work: () => Result): Result {
  return reader.run(language, work);
}
