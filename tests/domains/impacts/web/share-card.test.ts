import { describe, expect, it } from 'vitest';
import { sayEvidence } from '#domains/impacts/web/detail/verified-line.tsx';
import { resultsOf } from '#domains/impacts/web/share/card-content.ts';
import { emailLink, linkedInLink, whatsAppLink } from '#domains/impacts/web/share/share-links.ts';
import type { Media } from '#generated/types.gen.ts';
import { speakIn } from '#languages/reader.ts';

const NONE = { hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };
const amountsOf = (measures: Partial<typeof NONE>) => resultsOf({ ...NONE, ...measures }).map(({ amount }) => amount);

describe('the results on the card of an impact', () => {
  it('are hours, trees and people', () => {
    const amounts = amountsOf({ people: 86, wasteKg: 3, trees: 1500, co2eKg: 18_000, hours: 124.5 });
    expect(amounts).toEqual(['124.5 hours', '1,500 trees', '86 people']);
  });

  it('are what else was measured, where one of these is missing', () => {
    expect(amountsOf({ wasteKg: 40, hours: 1 })).toEqual(['1 hour', '40 kg of waste']);
    expect(amountsOf({})).toEqual([]);
  });
});

describe('the evidence of a verified impact', () => {
  const media = (...kinds: Media['kind'][]) => kinds.map((kind) => ({ kind }) as Media);

  it('is its pictures and documents', () => {
    expect(sayEvidence(media('picture', 'document', 'picture'))).toBe('based on 2 pictures and 1 document');
    expect(sayEvidence(media('document'))).toBe('based on 1 document');
    expect(speakIn('de', () => sayEvidence(media('picture', 'picture')))).toBe('anhand von 2 Bildern');
  });

  it('is the report where there are none', () => {
    expect(sayEvidence([])).toBe('based on the written report');
  });
});

describe('the links of the share dialog', () => {
  const passed = { title: 'Tea & trees', text: 'Tea & trees. 12 hours.', url: 'https://a.example/impacts/1/tea-trees' };

  it('carry the text and the link, whatever characters they contain', () => {
    const message = new URL(whatsAppLink(passed)).searchParams.get('text');
    expect(message).toBe(`${passed.text}\n${passed.url}`);
    const email = new URL(emailLink(passed));
    expect(email.protocol).toBe('mailto:');
    expect(email.search).not.toContain('+');
    expect(email.searchParams.get('subject')).toBe(passed.title);
    expect(email.searchParams.get('body')).toBe(`${passed.text}\r\n\r\n${passed.url}`);
    expect(new URL(linkedInLink(passed)).searchParams.get('url')).toBe(passed.url);
  });
});
