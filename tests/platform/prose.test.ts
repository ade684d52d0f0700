import { describe, expect, it } from 'vitest';
import { excerptOf, tidyLines, tidyText } from '#platform/shared/prose.ts';

describe('tidied text', () => {
  it('has no stray spaces, invisible characters or direction overrides', () => {
    expect(tidyText('  Mangroves\u202e of\n the\u200bSaloum ')).toBe('Mangroves of the Saloum');
  });

  it.each(['\u00ad', '\u200d', '\u200e\u200f', '\u2800', '\u3164 \u3164'])(
    'is empty where nothing shows: %j',
    (text) => {
      expect(tidyText(text)).toBe('');
    },
  );

  it('keeps what joins letters and emoji', () => {
    for (const text of ['می\u200cخواهم', '👩\u200d🌾']) expect(tidyText(text)).toBe(text);
  });

  it('keeps paragraphs on request', () => {
    expect(tidyLines(' One. \r\n\n\n\n Two  words.\n')).toBe('One.\n\nTwo words.');
  });
});

describe('the excerpt', () => {
  it('is one line of at most 300 characters, ending between words', () => {
    expect(excerptOf('One.\n\nTwo.')).toBe('One. Two.');
    expect(excerptOf(' One.\tTwo.  Three.\u00a0Four. ')).toBe('One. Two. Three. Four.');
    const long = excerptOf('mangroves '.repeat(60));
    expect(long.length).toBeLessThanOrEqual(300);
    expect(long).toMatch(/mangroves…$/);
    expect(excerptOf('mangroves '.repeat(60), 100)).toBe(`${'mangroves '.repeat(9).trim()}…`);
    expect(excerptOf('🌊'.repeat(400)).isWellFormed()).toBe(true);
    expect(excerptOf(`One.${' '.repeat(700)}Two.`)).toBe('One. Two.');
    expect(excerptOf(`${'x'.repeat(299)}${' '.repeat(400)}y`)).toBe(`${'x'.repeat(299)}…`);
  });
});
