import { describe, expect, it } from 'vitest';
import { preventLineBreaks } from '#cli/texts/prevent-line-breaks.ts';

describe('where the page’s lines may not end', () => {
  it.each([
    ['a single letter and its word', 'Deine E-Mail-Adresse', 'Deine E-\u2060Mail-Adresse'],
    ['a number and its unit', '{amount} kg Abfall', '{amount}\u00a0kg Abfall'],
    ['a plural’s number and its unit', 'bis # MB', 'bis #\u00a0MB'],
  ])('is between %s', (_, text, kept) => {
    expect(preventLineBreaks({ text })).toEqual({ text: kept });
  });

  it.each(['Aufräum-Aktion', '{count} tonnes', 'an kg'])('is nowhere in “%s”', (text) => {
    expect(preventLineBreaks({ text })).toEqual({ text });
  });

  it('is nowhere in what programs read', () => {
    const messages = { 'language.locale': 'ar-u-nu-latn', 'language.code': 'x-ar' };
    expect(preventLineBreaks(messages)).toEqual(messages);
  });
});
