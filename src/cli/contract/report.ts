/** Reports how the contract differs from another: `npm run generate` from the last commit, a change list from a version. */
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
export function compareWithCommit(): ChangesInWords | null {
  const committed = spawnSync('git', ['show', `HEAD:${BUNDLE}`], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (committed.status !== 0) return null;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(COMMITTED, committed.stdout);
  return compareInWords(COMMITTED, BUNDLE, readSources);
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

/** For a terminal. */
export function writeReport(changes: ChangesInWords): string {
  const sections = sortChanges(changes.changes).map(
    ({ title, changes: members }) => `${title}\n${members.map(sayChange).join('')}`,
  );
  const parts = [...sections, sayDocumentation(changes)].filter(Boolean);
  if (parts.length === 0) return 'The contract is unchanged since the last commit.\n';
  return `Contract changes since the last commit:\n\n${parts.join('\n')}`;
}

/** For a list of changes, in Markdown. It names no files, and no new schemas, which calls and fields bring along. */
export function writeMarkdown({ changes, ...others }: ChangesInWords): string {
  const told = changes.filter(({ kind, isWholeSchema }) => kind !== 'added' || !isWholeSchema);
  const sections = sortChanges(told).map(
    ({ title, changes: members }) => `### ${title}\n\n${members.map(sayItem).join('')}`,
  );
  const parts = [...sections, sayDocumentation(others)].filter(Boolean);
  return parts.length === 0 ? 'The contract is unchanged.\n' : parts.join('\n');
}

interface Section {
  title: string;
  changes: DescribedChange[];
}

/** What breaks comes first. */
function sortChanges(changes: readonly DescribedChange[]): Section[] {
  const safe = changes.filter((change) => !change.isBreaking);
  const ofKind = (wanted: DescribedChange['kind']) => safe.filter(({ kind }) => kind === wanted);
  return [
    { title: 'Breaks existing clients', changes: changes.filter((change) => change.isBreaking) },
    { title: 'Added', changes: ofKind('added') },
    { title: 'Changed', changes: ofKind('modified') },
    { title: 'Removed', changes: ofKind('removed') },
  ].filter((section) => section.changes.length > 0);
}

const sayDocumentation = ({ documentationChanges }: Pick<ChangesInWords, 'documentationChanges'>): string =>
  documentationChanges === 0
    ? ''
    : `Descriptions changed: ${documentationChanges} ${documentationChanges === 1 ? 'place' : 'places'}.\n`;

function sayChange({ message, calls, events, files }: DescribedChange): string {
  const lines = [line('calls', calls, MAX_CALLS), line('events', events, MAX_CALLS), line('used in', files, MAX_FILES)];
  return `  ${message}\n${lines.join('')}`;
}

function line(title: string, names: readonly string[], max: number): string {
  return names.length === 0 ? '' : `    ${title}: ${listUpTo(max, names)}\n`;
}

/** A change that names its only call or event doesn't name it again. */
function sayItem({ message, calls, events }: DescribedChange): string {
  const names = [...calls, ...events].filter((name) => !message.includes(name)).map((name) => `\`${name}\``);
  return `- ${message}${names.length === 0 ? '' : ` (${listUpTo(MAX_CALLS, names)})`}\n`;
}

const listUpTo = (max: number, names: readonly string[]): string =>
  names.slice(0, max).join(', ') + (names.length > max ? `, and ${names.length - max} more` : '');
