import { describe, expect, it } from 'vitest';
import { compareTexts } from '#cli/texts/compare.ts';

const wrong = (source: string, own: string, locale = 'de') => compareTexts({ key: source }, { key: own }, locale).wrong;

describe('a language’s texts', () => {
  it('are compared by their keys', () => {
    const found = compareTexts({ a: 'One', b: 'Two' }, { b: 'Zwei', c: 'Drei' }, 'de');
    expect(found).toEqual({ missing: ['a'], unknown: ['c'], wrong: [], long: [] });
  });

  it('have the values and the tags of the English ones', () => {
    expect(wrong('{name} liked <link>{title}</link>', '<link>{title}</link> gefällt {name}')).toEqual([]);
    expect(wrong('{name} liked it', 'Es gefällt {nam}')).toEqual([
      'key: English has no value nam',
      'key: it lacks the value name',
    ]);
    expect(wrong('See <all/>', 'Alles')).toEqual(['key: it lacks the tag <all/>']);
    expect(wrong('Save', ' ')).toEqual(['key: it’s empty']);
  });

  it('have every plural form of the language', () => {
    const source = '{count, plural, one {# file} other {# files}}';
    expect(wrong(source, '{count, plural, one {# Datei} other {# Dateien}}')).toEqual([]);
    expect(wrong(source, '{count, plural, one {ملف} two {ملفان} many {# ملفًا} other {# ملف}}', 'ar')).toEqual([
      'key: count has no form for “zero”',
      'key: count has no form for “few”',
    ]);
    expect(wrong(source, '{count, plural, one {# file')).toHaveLength(1);
  });

  it('may be as long as those of the pseudo-language', () => {
    expect(compareTexts({ key: 'Save' }, { key: 'Speichern' }, 'de').long).toEqual([]);
    expect(compareTexts({ key: 'Save' }, { key: 'Jetzt hier speichern' }, 'de').long).toEqual(['key']);
  });
});
