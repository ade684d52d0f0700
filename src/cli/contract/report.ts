/** The report of `npm run generate`: how the contract differs from the last commit. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compareBundles } from './changes.ts';
import { type ChangesInWords, type DescribedChange, sayChanges } from './describe-changes.ts';
import { readSources } from './find-usages.ts';
import { readBundle } from './locate.ts';

export const BUNDLE = 'generated/openapi.json';
const COMMITTED = '.cache/committed-openapi.json';
const MAX_FILES = 12;
const MAX_CALLS = 6;

/** @returns null without a commit to compare with, such as in an unpacked archive. */
export function reportSinceCommit(): string | null {
  const committed = spawnSync('git', ['show', `HEAD:${BUNDLE}`], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (committed.status !== 0) return null;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(COMMITTED, committed.stdout);
  return writeReport(compareInWords(COMMITTED, BUNDLE, readSources));
}

/** @param sourcesOf reads the files to search for uses; without it none are listed. */
export function compareInWords(
  base: string,
  revision: string,
  sourcesOf: typeof readSources = () => [],
): ChangesInWords {
  const [before, now] = [readFileSync(base, 'utf8'), readFileSync(revision, 'utf8')];
  if (before === now) return { changes: [], documentationChanges: 0 };
  return sayChanges(
    compareBundles(base, revision),
    { base: readBundle(before), revision: readBundle(now) },
    sourcesOf(),
  );
}

export function writeReport({ changes, documentationChanges }: ChangesInWords): string {
  if (changes.length + documentationChanges === 0) return 'The contract is unchanged since the last commit.\n';
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
    documentationChanges > 0
      ? `Descriptions changed: ${documentationChanges} ${documentationChanges === 1 ? 'place' : 'places'}.\n`
      : '',
  ];
  return `Contract changes since the last commit:\n\n${sections.filter(Boolean).join('\n')}`;
}

function section(title: string, changes: readonly DescribedChange[]): string {
  if (changes.length === 0) return '';
  return `${title}\n${changes.map(sayChange).join('')}`;
}

function sayChange({ message, calls, files }: DescribedChange): string {
  return `  ${message}\n${line('calls', calls, MAX_CALLS)}${line('used in', files, MAX_FILES)}`;
}

function line(title: string, names: readonly string[], max: number): string {
  if (names.length === 0) return '';
  const more = names.length > max ? `, and ${names.length - max} more` : '';
  return `    ${title}: ${names.slice(0, max).join(', ')}${more}\n`;
}
