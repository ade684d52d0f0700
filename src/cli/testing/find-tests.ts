/** Resolves `npm test -- SUBJECT`: tests of a domain, a folder, a file, or with a word or words in their name. */

export const TEST_FILE = /\.(test|spec)\.ts$/;
const SEPARATORS = /[/.-]/;

/** @param files paths from the project's root, with forward slashes. */
export function findTests(subject: string, files: readonly string[]): string[] {
  const tests = files.filter((file) => TEST_FILE.test(file));
  const path = subject.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
  if (files.includes(path)) return tests.filter((file) => file === path);
  if (SEPARATORS.test(path)) return tests.filter((file) => file.includes(path));
  const word = singular(path.toLowerCase());
  return tests.filter((file) => wordsOf(file).some((candidate) => singular(candidate).startsWith(word)));
}

const wordsOf = (file: string) =>
  file
    .toLowerCase()
    .replace(/^tests\//, '')
    .split(SEPARATORS);

/** Crude, but enough to find opportunity.spec.ts by "opportunities". */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

export type Runner = 'unit' | 'faults' | 'browser';

export function runnerOf(file: string): Runner {
  if (file.endsWith('.spec.ts')) return 'browser';
  return file.startsWith('tests/faults/') ? 'faults' : 'unit';
}
