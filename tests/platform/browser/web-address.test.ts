import { describe, expect, it } from 'vitest';
import { completeAddress } from '#platform/browser/web-address.ts';

describe('a typed address', () => {
  it.each([
    ['example.org/spring', 'https://example.org/spring'],
    [' http://example.org ', 'http://example.org'],
    ['mailto:ida@example.org', 'mailto:ida@example.org'],
    ['', ''],
  ])('is completed: %s', (typed, sent) => expect(completeAddress(typed)).toBe(sent));

  it.each([
    ['müller.example/bäume', 'https://xn--mller-kva.example/b%C3%A4ume'],
    ['https://مثال.example/غابة', 'https://xn--mgbh0fb.example/%D8%BA%D8%A7%D8%A8%D8%A9'],
  ])('is sent in the letters of the web: %s', (typed, sent) => expect(completeAddress(typed)).toBe(sent));

  it.each(['ü b', 'https://ä b.example'])('stays as it is if it’s none: %s', (typed) => {
    expect(completeAddress(typed).endsWith(typed)).toBe(true);
  });
});
