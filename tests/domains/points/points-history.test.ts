import { describe, expect, it } from 'vitest';
import { pointsHistoryOf, relativeHistory, sayPointsTrend } from '#domains/points/web/mine/points-history.ts';

const now = new Date(2026, 4, 20);
const entry = (createdAt: Date, balance: number) => ({ createdAt: createdAt.toISOString(), balance });

describe('the score over time', () => {
  it('takes each month’s closing balance, starting the month before the first points', () => {
    const entries = [
      entry(new Date(2026, 4, 2), 90),
      entry(new Date(2026, 2, 31, 23), 40),
      entry(new Date(2026, 2, 1), 60),
    ];
    expect(pointsHistoryOf(entries, { isWhole: true, now })).toEqual([
      { label: 'February 2026', tick: { name: 'Feb', year: '2026' }, value: 0 },
      { label: 'March 2026', tick: { name: 'Mar', year: '2026' }, value: 40 },
      { label: 'April 2026', tick: { name: 'Apr', year: '2026' }, value: 40 },
      { label: 'May 2026', tick: { name: 'May', year: '2026' }, value: 90 },
    ]);
  });

  it('leaves out months before the loaded rows', () => {
    const entries = [entry(new Date(2026, 3, 9), 700), entry(new Date(2026, 2, 9), 650)];
    const course = pointsHistoryOf(entries, { isWhole: false, now });
    expect(course.map(({ label }) => label)).toEqual(['March 2026', 'April 2026', 'May 2026']);
  });

  it('covers at most a year', () => {
    const course = pointsHistoryOf([entry(new Date(2024, 0, 9), 30)], { isWhole: true, now });
    expect(course).toHaveLength(12);
    expect(course[0]).toMatchObject({ label: 'June 2025', value: 30 });
  });

  it('is empty without points', () => {
    expect(pointsHistoryOf([], { isWhole: true, now })).toEqual([]);
  });

  it('is drawn relative to the first month, unless it falls below it', () => {
    const months = (...values: number[]) => values.map((value, index) => ({ label: `${index}`, value }));
    expect(relativeHistory(months(1200, 1180, 1250))).toEqual(months(1200, 1180, 1250));
    expect(relativeHistory(months(1200, 1210, 1250))).toEqual(months(0, 10, 50));
    expect(relativeHistory([])).toEqual([]);
  });

  it.each([
    [1150, '50 points fewer than in February 2026, 1,150 in total'],
    [1200, '1,200 points, the same as in February 2026'],
    [2300, '1,100 points gained since February 2026, 2,300 in total'],
  ])('describes %i points after 1,200', (value, told) => {
    expect(
      sayPointsTrend([
        { label: 'February 2026', value: 1200 },
        { label: 'May 2026', value },
      ]),
    ).toBe(told);
  });
});
