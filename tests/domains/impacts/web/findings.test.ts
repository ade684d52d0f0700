import { describe, expect, it } from 'vitest';
import { fillYears, findGoals, findYears } from '../../../../src/domains/impacts/web/numbers/findings.ts';

const totals = (impacts: number) => ({ impacts, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 });
const year = (number: number, impacts: number) => ({ year: number, totals: totals(impacts) });
const goal = (sdg: number, impacts: number) => ({ sdg, totals: totals(impacts) });

describe('what charts say', () => {
  it('names the year that came to the most, the earlier of two alike', () => {
    expect(findYears([year(2023, 4), year(2024, 1200), year(2025, 1200)], 2026)).toBe(
      '2024 came to the most, with 1,200 impacts',
    );
    expect(findYears([year(2025, 3), year(2026, 9)], 2026)).toBe('2026 came to the most so far, with 9 impacts');
    expect(findYears([year(2025, 1)], 2026)).toBe('2025: 1 impact');
    expect(findYears([], 2026)).toBe('No year has a verified impact yet');
  });

  it('names the two goals that are served most', () => {
    expect(findGoals([goal(1, 2), goal(13, 9), goal(4, 5)])).toBe(
      'Climate action is served most, Quality education next',
    );
    expect(findGoals([goal(13, 9), goal(4, 0)])).toBe('Climate action is the goal that is served');
    expect(findGoals([])).toBe('No goal is served yet');
  });

  it('shows a year without anything as one', () => {
    expect(fillYears([year(2022, 1), year(2024, 3)], ({ impacts }) => impacts)).toEqual([
      { label: '2022', value: 1 },
      { label: '2023', value: 0 },
      { label: '2024', value: 3 },
    ]);
    expect(fillYears([], () => 0)).toEqual([]);
  });
});
