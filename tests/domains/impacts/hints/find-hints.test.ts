import { describe, expect, it } from 'vitest';
import { hintsOfAmounts, hintsOfOrigin, hintsOfText } from '#domains/impacts/server/hints/find-hints.ts';
import { mentions } from '#domains/impacts/server/hints/mentions.ts';
import { kilometresBetween } from '#platform/shared/kilometres.ts';

const NONE = { hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 };
const picture = {
  id: 'one',
  kind: 'picture' as const,
  width: 1,
  height: 1,
  widths: [1],
  blurDataUrl: null,
  alt: null,
  fileName: null,
};

describe('mentions', () => {
  it.each([
    ['We planted 1,500 of them.', 'trees', 1500],
    ['Wir haben 1.500 gepflanzt.', 'trees', 1500],
    ['On en a mis 1 500.', 'trees', 1500],
    ['124,5 in total', 'hours', 124.5],
    ['Sixty neighbours came.', 'people', 60],
    ['Mehr als hundert Bäume', 'trees', 120],
    ['Nuestros árboles', 'trees', 7],
    ['زرعنا الأشجار معًا', 'trees', 7],
  ] as const)('finds the figure or a word for it: %s', (text, measure, amount) => {
    expect(mentions(text, measure, amount)).toBe(true);
  });

  it.each([
    ['We met on 15 March and 500 others came.', 'wasteKg', 1500],
    ['A fine day by the river', 'co2eKg', 18_000],
    ['In 2025 we began.', 'trees', 20],
    ['The whole street, every morning', 'trees', 20],
    ['The whole street, every morning', 'people', 20],
  ] as const)('finds nothing in what is about something else: %s', (text, measure, amount) => {
    expect(mentions(text, measure, amount)).toBe(false);
  });
});

describe('hintsOfText', () => {
  it('names each measure that neither title nor description mentions, but for the hours', () => {
    const impact = {
      title: 'A hedge',
      description: 'Forty of us, all day.',
      measures: { ...NONE, hours: 3, trees: 40, wasteKg: 9 },
    };
    expect(hintsOfText(impact)).toEqual([{ kind: 'unmentioned_measure', measure: 'wasteKg', amount: 9 }]);
  });
});

describe('hintsOfAmounts', () => {
  const usual = [{ measure: 'trees' as const, impacts: 40, most: 10 }];

  it('compares with twice what most report for each hour', () => {
    const measures = { ...NONE, hours: 10, trees: 201 };
    expect(hintsOfAmounts({ measures, participants: ['a'] }, usual)).toEqual([
      { kind: 'unusual_amount', measure: 'trees', amount: 20.1, usual: 10, impacts: 40 },
    ]);
    expect(hintsOfAmounts({ measures: { ...measures, trees: 200 }, participants: ['a'] }, usual)).toEqual([]);
  });

  it('counts an hour for each person where no hours are given, and hours themselves for each person', () => {
    const measures = { ...NONE, trees: 50 };
    expect(hintsOfAmounts({ measures, participants: ['a', 'b', 'c'] }, usual)).toEqual([]);
    expect(hintsOfAmounts({ measures, participants: ['a'] }, usual)).toHaveLength(1);
    const hours = [{ measure: 'hours' as const, impacts: 40, most: 8 }];
    expect(hintsOfAmounts({ measures: { ...NONE, hours: 20 }, participants: ['a', 'b'] }, hours)).toEqual([]);
    expect(hintsOfAmounts({ measures: { ...NONE, hours: 20 }, participants: ['a'] }, hours)).toHaveLength(1);
  });

  it('says nothing from fewer than thirty impacts', () => {
    const measures = { ...NONE, hours: 1, trees: 1000 };
    expect(hintsOfAmounts({ measures, participants: ['a'] }, [{ measure: 'trees', impacts: 29, most: 10 }])).toEqual(
      [],
    );
  });
});

const DAKAR = { id: '2253354', name: 'Dakar', countryCode: 'SN', latitude: 14.69, longitude: -17.44 };
const SENEGAL = { id: 'SN', name: 'Senegal', countryCode: 'SN', latitude: 14.4, longitude: -14.5 };

describe('hintsOfOrigin', () => {
  const impact = { startDate: '2025-03-08', endDate: '2025-03-09', place: DAKAR };
  const taken = (takenOn: string | null, latitude: number | null = null, longitude: number | null = null) => [
    { picture, takenOn, latitude, longitude },
  ];

  it('allows a day before and after', () => {
    expect(hintsOfOrigin(impact, taken('2025-03-07'))).toEqual([]);
    expect(hintsOfOrigin(impact, taken('2025-03-10'))).toEqual([]);
    expect(hintsOfOrigin(impact, taken('2025-03-06'))).toMatchObject([{ kind: 'other_day', takenOn: '2025-03-06' }]);
    expect(hintsOfOrigin(impact, taken('2023-03-08'))).toMatchObject([{ kind: 'other_day' }]);
  });

  it('says how far a picture is from the city, and nothing of a country or an unknown place', () => {
    const inBergen = taken(null, 60.4, 5.3);
    const [hint] = hintsOfOrigin(impact, inBergen);
    expect(hint).toMatchObject({ kind: 'other_place' });
    expect(hint?.distanceKm).toBeGreaterThan(5_000);
    expect(hint?.distanceKm).toBeLessThan(5_600);
    expect(hintsOfOrigin(impact, taken(null, 14.8, -17.2))).toEqual([]);
    expect(hintsOfOrigin({ ...impact, place: SENEGAL }, inBergen)).toEqual([]);
    expect(hintsOfOrigin({ ...impact, place: null }, inBergen)).toEqual([]);
  });

  it('measures along the surface', () => {
    expect(Math.round(kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }))).toBe(20_015);
    expect(kilometresBetween({ latitude: 10, longitude: 10 }, { latitude: 10, longitude: 10 })).toBe(0);
  });
});
