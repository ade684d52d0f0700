import { describe, expect, it } from 'vitest';
import { fillYears, sayBestYear, sayTopGoal } from '#domains/impacts/web/numbers/chart-headlines.ts';

const totals = (impacts: number) => ({ impacts, hours: 0, people: 0, trees: 0, co2eKg: 0, wasteKg: 0 });
const year = (number: number, impacts: number) => ({ year: number, totals: totals(impacts) });
const goal = (sdg: number, impacts: number) => ({ sdg, totals: totals(impacts) });

describe('chart headings', () => {
  it('names the best year, the earlier one in a tie', () => {
    expect(sayBestYear([year(2023, 4), year(2024, 1200), year(2025, 1200)], 2026)).toBe(
      'Best year: 2024, with 1,200 impacts',
    );
    expect(sayBestYear([year(2025, 3), year(2026, 9)], 2026)).toBe('Best year so far: 2026, with 9 impacts');
    expect(sayBestYear([year(2025, 1)], 2026)).toBe('2025: 1 impact');
    expect(sayBestYear([], 2026)).toBe('No verified impacts yet');
  });

  it('names the goal that most impacts support', () => {
    expect(sayTopGoal([goal(1, 2), goal(13, 9), goal(4, 5)])).toBe('Climate action has the most impacts');
    expect(sayTopGoal([goal(13, 9), goal(4, 0)])).toBe('All impacts support Climate action');
    expect(sayTopGoal([])).toBe('No goals supported yet');
  });

  it('fills gaps with zeros', () => {
    expect(fillYears([year(2022, 1), year(2024, 3)], ({ impacts }) => impacts)).toEqual([
      { label: '2022', value: 1 },
      { label: '2023', value: 0 },
      { label: '2024', value: 3 },
    ]);
    expect(fillYears([], () => 0)).toEqual([]);
  });
});
