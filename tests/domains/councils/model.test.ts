import { describe, expect, it } from 'vitest';
import { councilPathOf, isSharableLink, titleKeyOf } from '#domains/councils/model.ts';

describe('the address of a council', () => {
  it.each([
    ['Mangroves of the Saloum', 'mangroves-of-the-saloum'],
    ['Água & Árvores', 'agua-arvores'],
    ['東京の川', '東京の川'],
    ['مجلس الأنهار', 'مجلس-الأنهار'],
    ['🌊🌊', 'council'],
  ])('of %s ends with %s', (councilTitle, slug) => {
    expect(councilPathOf({ id: 'x', councilTitle })).toBe(`/councils/x/${slug}`);
  });
});

describe('the title key', () => {
  it.each([
    ['MANGROVES of the Sálöum', 'mangroves of the saloum'],
    ['Straße', 'STRASSE'],
    ['İzmir', 'ızmır'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['Мёд', 'МЕД'],
    ['River\u200d\u00ad watch', 'river watch'],
    ['E\u0301cole', 'École'],
  ])('treats %s as %s', (one, other) => {
    expect(titleKeyOf(one)).toBe(titleKeyOf(other));
  });

  it('distinguishes vowels written as combining marks', () => {
    expect(titleKeyOf('कि')).not.toBe(titleKeyOf('का'));
  });
});

describe('a sharable link', () => {
  it.each(['https://example.org/a', 'http://example.org', 'https://例え.jp/木'])('can be %s', (link) => {
    expect(isSharableLink(link)).toBe(true);
  });
  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://example.org',
    'https://bank.example@evil.example/',
    'example.org',
  ])('can’t be %s', (link) => {
    expect(isSharableLink(link)).toBe(false);
  });
});
