/** What other domains' servers and src/app may use of translations; everything else here is private. */
export { registerTranslationJobs } from './detect/detect-written.ts';
export { languageWrittenIn } from './detect/languages.repository.ts';
export { noteLanguage } from './detect/note-language.ts';
export { writtenIn } from './detect/written-in.repository.ts';
export { translationsErasure } from './erasure.repository.ts';
export { ownTranslations } from './personal-data.repository.ts';
export type { Translatable, Translatables } from './translatables.ts';
export { createTranslator } from './translate/libre-translate.ts';
