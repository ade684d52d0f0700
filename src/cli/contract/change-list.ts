/** `contract/CHANGELOG.md`: what each version of the contract changed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ChangesInWords } from './describe-changes.ts';
import { writeMarkdown } from './report.ts';

export const CHANGE_LIST = 'contract/CHANGELOG.md';

const TITLE = '# Changes of the contract\n';

export const writeSection = (heading: string, changes: ChangesInWords): string =>
  `## ${heading}\n\n${writeMarkdown(changes)}`;

/** Puts a version above those before it. */
export function addToChangeList(section: string, path = CHANGE_LIST): void {
  writeFileSync(path, [TITLE, section, ...readSections(path)].join('\n'));
}

/** The sections of the versions, newest first. */
export function readSections(path = CHANGE_LIST): string[] {
  const list = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return list
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => `${section.trim()}\n`);
}
