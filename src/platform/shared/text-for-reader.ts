import type { TextInLanguages } from '#generated/types.gen.ts';
import { type Language, SOURCE_LANGUAGE } from '#languages/languages.ts';

/** The text in the reader's language, else in English, else in the first there is; null without any. */
export function textForReader(texts: TextInLanguages, language: Language): string | null {
  const known: Partial<Record<Language, string>> = texts;
  return known[language] ?? known[SOURCE_LANGUAGE] ?? Object.values(texts)[0] ?? null;
}
