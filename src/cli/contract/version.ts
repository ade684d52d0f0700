/**
 * Compares the contract with the last published one, and decides whether it may follow it.
 *
 * The published contract is a file, so that checkouts without history, such as on build machines, can compare too.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { addToChangeList, CHANGE_LIST, writeSection } from './change-list.ts';
import type { DescribedChange } from './describe-changes.ts';
import { readBundle } from './locate.ts';
import { BUNDLE, compareInWords } from './report.ts';

export const PUBLISHED = 'contract/published.json';

/** Breaking changes since the published contract; empty if the current one may follow. */
export function findUnannouncedBreaks(published = PUBLISHED, current = BUNDLE): DescribedChange[] {
  if (majorOf(versionIn(current)) > majorOf(versionIn(published))) return [];
  return compareInWords(published, current).changes.filter(({ isBreaking }) => isBreaking);
}

/**
 * Publishes the contract if its version was raised: later changes are compared with it, and the change list says what it
 * changed. @returns whether it was published.
 */
export function publishRaisedVersion(published = PUBLISHED, current = BUNDLE, changeList = CHANGE_LIST): boolean {
  if (existsSync(published)) {
    const isRaised = versionIn(published) !== versionIn(current);
    if (!isRaised || findUnannouncedBreaks(published, current).length > 0) return false;
    addToChangeList(writeSection(versionIn(current), compareInWords(published, current)), changeList);
  }
  writeFileSync(published, readFileSync(current));
  return true;
}

export const currentVersion = () => versionIn(BUNDLE);

/** The version that a breaking change requires. */
export const nextMajor = (version: string) => `${majorOf(version) + 1}.0.0`;

const versionIn = (path: string) => readBundle(readFileSync(path, 'utf8')).info.version;

function majorOf(version: string): number {
  const major = Number(version.split('.')[0]);
  if (!Number.isInteger(major)) throw new Error(`info.version must look like 1.4.0, not ${version}`);
  return major;
}
