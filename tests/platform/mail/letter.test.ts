/** Text typed by people must never become a link in our emails. */
import { describe, expect, it } from 'vitest';
import { withoutLinks } from '#platform/server/mail/letter.ts';

describe('withoutLinks', () => {
  it.each([
    ['bank.com', 'bank com'],
    ['bankё.com', 'bankё com'],
    ['аррӏе.рф', 'аррӏе рф'],
    ['paypaı.co.uk/login', 'paypaı co uk login'],
    ['bank．com', 'bank com'],
    ['bank․com', 'bank com'],
    ['銀行.コム', '銀行 コム'],
    ['銀行。コム', '銀行。 コム'],
    ['i❤.ws', 'i❤ ws'],
    ['bank\u00ad.com', 'bank\u00ad com'],
    ['bank.\u2060com', 'bank \u2060com'],
    ['who@bank.com', 'who bank com'],
    ['http：／／bank', 'http   bank'],
  ])('makes no link out of %s', (typed, quoted) => {
    expect(withoutLinks(typed)).toBe(quoted);
  });

  it.each([
    'We start on 12/01/2027 at 8:30.',
    '2.5 km of beach and/or 3.5kg on 12.01.2027',
    'Bring: boots (size 38,5), 20% of the bread!',
  ])('leaves times, dates and measures as they are: %s', (text) => {
    expect(withoutLinks(text)).toBe(text);
  });

  it.each([
    ['10.0.0.1', '10 0 0 1'],
    ['10.0.0.1/login', '10 0 0 1 login'],
    ['a/b.example', 'a b example'],
    ['1.example', '1 example'],
  ])('makes no link out of %s, which begins like one of them', (typed, quoted) => {
    expect(withoutLinks(typed)).toBe(quoted);
  });

  it.each([
    ['See https://example.org/spring-2027?to=2.', 'See [link on the website].'],
    ['(HTTP://bank.com), www.bank.com', '([link on the website]), [link on the website]'],
    ['http:／／bank', '[link on the website]'],
  ])('says where to find the links of %s', (typed, quoted) => {
    expect(withoutLinks(typed)).toBe(quoted);
  });

  it('isolates words that are written from right to left', () => {
    expect(`Your impact “${withoutLinks('حملة bank.com')}” was verified.`).toBe(
      'Your impact “\u2068حملة bank com\u2069” was verified.',
    );
  });

  it('leaves sentences, names and other scripts unchanged', () => {
    for (const text of ['We planted trees. It rained…', "Nguyễn O'Brien-Sæther", '植樹しました。', 'Wait... what?']) {
      expect(withoutLinks(text)).toBe(text);
    }
  });

  it('shortens a long text without splitting a character', () => {
    expect(withoutLinks(`${'a'.repeat(59)}🌳`)).toBe(`${'a'.repeat(59)}\ufffd`);
  });
});
