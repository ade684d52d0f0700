import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { completeAddress, isWebAddress } from '#platform/browser/forms/web-address.ts';

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

  it.each([
    'https://example.org',
    'https://example.org:8080/a%20b?c=d,e&f=/#g?',
    'https://example.org/a b',
    'https://example.org/?tags[]=sea',
    'https://example.org/<b>',
    'https://example.org/50%',
    'https://example.org/#a#b',
    'https://example.org/{id}',
    'https://a b.example',
  ])('is accepted if the server accepts it: %s', (address) => {
    const accepts = formats.get('uri', 'full') as (text: string) => boolean;
    expect(isWebAddress(address)).toBe(accepts(address));
  });

  it('has to be of the web', () => expect(isWebAddress('mailto:ida@example.org')).toBe(false));
});
