/** The report of `npm run generate`: how the contract differs from the last commit. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compareBundles } from './changes.ts';
import { readBundle } from './places.ts';
import { readSources } from './uses.ts';
import { type ChangesInWords, type SaidChange, sayChanges } from './words.ts';

export const BUNDLE = 'generated/openapi.json';
const COMMITTED = '.cache/committed-openapi.json';
const MAX_FILES = 12;
const MAX_CALLS = 6;

/** @returns null without a commit to compare with, such as in an unpacked archive. */
export function reportSinceCommit(): string | null {
  const shown = spawnSync('git', ['show', `HEAD:${BUNDLE}`], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (shown.status !== 0) return null;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(COMMITTED, shown.stdout);
  return writeReport(compareInWords(COMMITTED, BUNDLE, readSources));
}

/** @param sourcesOf reads the files to search for uses; without it none are listed. */
export function compareInWords(
  base: string,
  revision: string,
  sourcesOf: typeof readSources = () => [],
): ChangesInWords {
  const [before, now] = [readFileSync(base, 'utf8'), readFileSync(revision, 'utf8')];
  if (before === now) return { changes: [], explained: 0 };
  return sayChanges(
    compareBundles(base, revision),
    { base: readBundle(before), revision: readBundle(now) },
    sourcesOf(),
  );
}

export function writeReport({ changes, explained }: ChangesInWords): string {
  if (changes.length + explained === 0) return 'The contract is unchanged since the last commit.\n';
  const breaking = changes.filter((change) => change.isBreaking);
  const safe = changes.filter((change) => !change.isBreaking);
  const sections = [
    section('Breaks existing clients', breaking),
    section(
      'Added',
      safe.filter(({ kind }) => kind === 'added'),
    ),
    section(
      'Changed',
      safe.filter(({ kind }) => kind === 'modified'),
    ),
    section(
      'Removed',
      safe.filter(({ kind }) => kind === 'removed'),
    ),
    explained > 0 ? `Descriptions changed: ${explained} ${explained === 1 ? 'place' : 'places'}.\n` : '',
  ];
  return `Contract changes since the last commit:\n\n${sections.filter(Boolean).join('\n')}`;
}

function section(title: string, changes: readonly SaidChange[]): string {
  if (changes.length === 0) return '';
  return `${title}\n${changes.map(sayOne).join('')}`;
}

function sayOne({ says, calls, files }: SaidChange): string {
  return `  ${says}\n${line('calls', calls, MAX_CALLS)}${line('used in', files, MAX_FILES)}`;
}

function line(title: string, names: readonly string[], most: number): string {
  if (names.length === 0) return '';
  const more = names.length > most ? `, and ${names.length - most} more` : '';
  return `    ${title}: ${names.slice(0, most).join(', ')}${more}\n`;
}
