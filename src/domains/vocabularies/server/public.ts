/** What other domains' servers and src/app may use of vocabularies; everything else here is private. */
export { findEntryFault } from './entry-fault.ts';
export { isRenamed, presentChoice, presentEntry } from './present-entry.ts';
export { type StoredEntry, type Vocabulary, vocabularyIn } from './vocabulary.repository.ts';
