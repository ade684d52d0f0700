import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPageText, findWelcome, replacedPages } from '#platform/server/config/community-texts.ts';
import { ConfigError, readConfig } from '#platform/server/config/config.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'community-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Record<string, string | Buffer>) => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
};
const read = () => readConfig({ COMMUNITY_TEXTS: folder }).communityTexts;

describe('the folder of the community’s own texts', () => {
  it('is none by default, and may be empty but for hidden files', () => {
    expect(replacedPages(readConfig({}).communityTexts)).toEqual([]);
    expect(replacedPages(readConfig({ COMMUNITY_TEXTS: '' }).communityTexts)).toEqual([]);
    write({ '.gitkeep': '' });
    expect(read().size).toBe(0);
  });

  it('has a text for a language, and one for readers of all others', () => {
    write({ 'terms.md': '# Terms\r\n\r\nBe kind.\r\n', 'terms.de.md': '\ufeffSei nett.' });
    const texts = read();
    expect(replacedPages(texts)).toEqual(['terms']);
    expect(findPageText(texts, 'terms', 'de')).toEqual({ text: 'Sei nett.', language: 'de' });
    expect(findPageText(texts, 'terms', 'fr')).toEqual({ text: '# Terms\n\nBe kind.', language: null });
    expect(findPageText(texts, 'rules', 'de')).toBe(null);
    expect(findWelcome(texts, 'de')).toBe(null);
  });

  it('has the words of welcome, in the same way', () => {
    write({ 'welcome.txt': 'Welcome to the river.', 'welcome.ar.txt': 'أهلًا بك.' });
    const texts = read();
    expect(replacedPages(texts)).toEqual([]);
    expect(findWelcome(texts, 'ar')).toBe('أهلًا بك.');
    expect(findWelcome(texts, 'de')).toBe('Welcome to the river.');
  });

  it.each([
    [
      'imprint.md',
      'only terms.md, privacy.md, rules.md, welcome.txt, and the same in a language',
      { 'imprint.md': 'a' },
    ],
    ['terms.xx.md', 'terms.de.md', { 'terms.md': 'a', 'terms.xx.md': 'a' }],
    ['terms.txt', 'terms.md', { 'terms.txt': 'a' }],
    ['rules.de.md', 'rules.md beside rules.de.md', { 'rules.de.md': 'a' }],
    ['privacy.md', 'privacy.md to be UTF-8', { 'privacy.md': Buffer.from('café', 'latin1') }],
    ['privacy.md', 'privacy.md to have 200 kB at most', { 'privacy.md': 'a'.repeat(200_001) }],
    ['welcome.txt', 'welcome.txt to hold a text', { 'welcome.txt': ' \n' }],
  ])('stops the start with %s, and what was expected: %s', (name, expected, files) => {
    write(files);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^ {2}COMMUNITY_TEXTS: expected .*${name}`, 'm'));
    expect(read).toThrow(expected);
  });

  it('stops the start if a text is a folder', () => {
    mkdirSync(join(folder, 'terms.md'));
    expect(read).toThrow('COMMUNITY_TEXTS: expected terms.md to be a file');
  });

  it('stops the start if it isn’t there, or is a file', () => {
    write({ 'terms.md': 'a' });
    for (const path of [join(folder, 'nowhere'), join(folder, 'terms.md')]) {
      expect(() => readConfig({ COMMUNITY_TEXTS: path })).toThrow(
        `COMMUNITY_TEXTS: expected a folder, and ${path} isn’t one`,
      );
    }
  });
});
