/**
 * The contract that clients were given last, and whether the present one may follow it.
 *
 * It is kept as a file: a checkout without history, as build machines make, can compare too.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readBundle } from './places.ts';
import { BUNDLE, compareInWords } from './report.ts';
import type { SaidChange } from './words.ts';

export const PUBLISHED = 'contract/published.json';

/** What stands between the published contract and this one; empty when this one may follow. */
export function findUnannouncedBreaks(published = PUBLISHED, present = BUNDLE): SaidChange[] {
  if (majorOf(versionIn(present)) > majorOf(versionIn(published))) return [];
  return compareInWords(published, present).changes.filter(({ isBreaking }) => isBreaking);
}

/**
 * A raised version is a contract that clients are given: later changes are compared with it. @returns whether it is
 * new.
 */
export function publishRaisedVersion(published = PUBLISHED, present = BUNDLE): boolean {
  if (existsSync(published)) {
    const isRaised = versionIn(published) !== versionIn(present);
    if (!isRaised || findUnannouncedBreaks(published, present).length > 0) return false;
  }
  writeFileSync(published, readFileSync(present));
  return true;
}

export const presentVersion = () => versionIn(BUNDLE);

/** The version that a breaking change asks for. */
export const nextMajor = (version: string) => `${majorOf(version) + 1}.0.0`;

const versionIn = (path: string) => readBundle(readFileSync(path, 'utf8')).info.version;

function majorOf(version: string): number {
  const major = Number(version.split('.')[0]);
  if (!Number.isInteger(major)) throw new Error(`info.version must look like 1.4.0, not ${version}`);
  return major;
}
