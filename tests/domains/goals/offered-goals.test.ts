import { describe, expect, it } from 'vitest';
import { findGoalFault, offeredGoalTiles } from '#domains/goals/offered-goals.ts';

describe('findGoalFault', () => {
  it('says what is offered if another goal is added', () => {
    expect(findGoalFault({ chosen: [13], before: undefined, off: [9] })).toBeUndefined();
    expect(findGoalFault({ chosen: [9, 13], before: [9], off: [9] })).toBeUndefined();
    expect(findGoalFault({ chosen: [9, 13], before: [13], off: [9] })).toMatch(
      /^Choose one of those offered: 1 No poverty/,
    );
    expect(findGoalFault({ chosen: [9], before: undefined, off: [9] })).not.toContain('9 Industry');
  });
});

describe('offeredGoalTiles', () => {
  it('keeps those that are chosen', () => {
    expect(offeredGoalTiles()).toHaveLength(17);
    expect(offeredGoalTiles([9, 17]).map(({ id }) => id)).not.toContain(9);
    expect(offeredGoalTiles([9, 17], [17]).map(({ id }) => id)).toEqual(expect.arrayContaining([16, 17]));
  });
});
