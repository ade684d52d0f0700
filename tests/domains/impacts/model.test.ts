import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDateFaults, impactSlugOf, NO_MEASURES, sentYear, tidyMeasures } from '#domains/impacts/model.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import { sayReason } from '#domains/points/reasons.ts';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import { listLanguages } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';

const NOW = new Date('2026-03-01T09:00:00Z');

describe('the impactYear parameter of one’s own list', () => {
  it('is left out for 2021 to 2024 and for all years', () => {
    expect([2020, 2021, 2022, 2023, 2024, 2025, undefined].map(sentYear)).toEqual([
      2020,
      undefined,
      undefined,
      undefined,
      undefined,
      2025,
      undefined,
    ]);
  });
});

describe('the URL of an impact', () => {
  it.each([
    ['Café für Émile', 'cafe-fur-emile'],
    ['1,500 mangroves!', '1-500-mangroves'],
    ['植樹の日', '植樹の日'],
    ['День деревьев', 'день-деревьев'],
    ['???', 'impact'],
  ])('of %s is %s', (title, slug) => {
    expect(impactSlugOf(title)).toBe(slug);
  });
});

describe('the dates of an impact', () => {
  const fields = (dates: Parameters<typeof findDateFaults>[0]) => findDateFaults(dates, NOW).map(({ field }) => field);

  it('are in its year, in order and not in the future', () => {
    expect(fields({ impactYear: 2025, startDate: '2025-12-31', endDate: '2026-01-02' })).toEqual([]);
    expect(fields({ impactYear: 2025, startDate: '2024-12-31', endDate: null })).toEqual(['startDate']);
    expect(fields({ impactYear: 2025, startDate: '2025-03-02', endDate: '2025-03-01' })).toEqual(['endDate']);
    expect(fields({ impactYear: 2026, startDate: '2026-03-03', endDate: null })).toEqual(['startDate']);
    expect(fields({ impactYear: 2026, startDate: '2026-03-01', endDate: '2026-03-03' })).toEqual(['endDate']);
  });

  it('may be today in any time zone', () => {
    expect(fields({ impactYear: 2026, startDate: '2026-03-01', endDate: null })).toEqual([]);
    const evening = new Date('2026-03-01T10:30:00Z');
    expect(findDateFaults({ impactYear: 2026, startDate: '2026-03-02', endDate: null }, evening)).toEqual([]);
  });
});

describe('measures', () => {
  it('are rounded to hundredths and default to 0', () => {
    expect(tidyMeasures({ hours: 1.005, wasteKg: 2.999 })).toEqual({ ...NO_MEASURES, hours: 1, wasteKg: 3 });
  });
});

describe('the points of an impact', () => {
  it('are 10 for the impact plus points per measure, capped', () => {
    expect(pointsFor(NO_MEASURES, STANDARD_RULE).total).toBe(10);
    expect(pointsFor({ ...NO_MEASURES, hours: 24, trees: 100 }, STANDARD_RULE).total).toBe(32);
    expect(pointsFor({ hours: 1e6, people: 1e8, trees: 1e8, co2eKg: 1e9, wasteKg: 1e9 }, STANDARD_RULE).total).toBe(
      100,
    );
  });

  it('are explained part by part, in the reader’s language', () => {
    const { parts } = pointsFor({ ...NO_MEASURES, hours: 24, trees: 1500 }, STANDARD_RULE);
    const entry = { cause: 'impact_verified', facts: { title: 'Mangroves', parts }, reason: '' } as const;
    expect(sayReason(entry)).toBe(
      '“Mangroves” was verified: 10 for the impact; 12 for 24 hours; 20 for 1,500 trees (maximum).',
    );
    expect(speakIn('de', () => sayReason(entry))).toBe(
      '„Mangroves“ wurde bestätigt: 10 für die Aktion; 12 für 24 Stunden; 20 für 1.500 Bäume (Höchstwert).',
    );
  });

  it('are withdrawn for a reason that keeps its full stop in an Arabic sentence', () => {
    const facts = { title: 'Mangroves', why: 'Logged twice.' };
    const said = speakIn('ar', () => sayReason({ cause: 'impact_reopened', facts, reason: '' }));
    expect(said).toBe('أُعيد فتح «\u2068Mangroves\u2069»: \u2068Logged twice.\u2069');
  });

  it('are a whole number from 10 to 100 that equals its explained parts', () => {
    const measures = fc.record({
      hours: fc.double({ min: 0, max: 1e6, noNaN: true }),
      people: fc.integer({ min: 0, max: 1e8 }),
      trees: fc.integer({ min: 0, max: 1e8 }),
      co2eKg: fc.double({ min: 0, max: 1e9, noNaN: true }),
      wasteKg: fc.double({ min: 0, max: 1e9, noNaN: true }),
    });
    fc.assert(
      fc.property(measures, fc.string({ maxLength: 150 }), (given, title) => {
        const points = pointsFor(tidyMeasures(given), STANDARD_RULE);
        const facts = { title, parts: points.parts };
        expect(points.total).toBe(points.parts.reduce((sum, part) => sum + part.points, 0));
        expect(Number.isInteger(points.total)).toBe(true);
        expect(points.total).toBeGreaterThanOrEqual(10);
        expect(points.total).toBeLessThanOrEqual(100);
        for (const language of listLanguages()) {
          const said = speakIn(language, () => sayReason({ cause: 'impact_verified', facts, reason: '' }));
          expect(said).toMatch(/[.]$/);
          expect(said.length).toBeLessThanOrEqual(500);
        }
      }),
    );
  });
});
