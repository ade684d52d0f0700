import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBeyondTextFace } from '#ui/shared/whole-words.ts';

const STYLES = readFileSync(join(import.meta.dirname, '../../src/ui/companion-fonts.css'), 'utf8');

/** The letters of a family's `unicode-range`, over all of its files. */
function lettersOf(family: string): Set<string> {
  const faces = [...STYLES.matchAll(/@font-face \{[^}]*\}/g)]
    .map(([face]) => face)
    .filter((face) => face.includes(`"${family}"`));
  const ranges = faces.flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]);
  const codes = ranges.flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) => start + at);
  });
  return new Set(codes.map((code) => String.fromCodePoint(code)));
}

describe('letters beyond the text face', () => {
  it('are found in the words that need them, and in no others', () => {
    for (const text of ['Nguyễn Thị Hương', 'trồng', 'Ẹgbẹ́', 'Əliyev', 'Ǒ'])
      expect(isBeyondTextFace(text), text).toBe(true);
    const others = [
      'Trees, 340 “m²”',
      'Żółć',
      'Ğüneş',
      'Grüße aus Köln',
      'ça coûte',
      'Ștefan',
      'Ольга',
      'Ελένη',
      'ليلى',
      '东京',
      '🌱',
    ];
    for (const text of others) expect(isBeyondTextFace(text), text).toBe(false);
  });

  it('are those for which the browser asks for the companion', () => {
    const asked = lettersOf('Companion Letters');
    const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
    expect(letters.filter(isBeyondTextFace)).toEqual(letters.filter((letter) => asked.has(letter)));
  });
});
