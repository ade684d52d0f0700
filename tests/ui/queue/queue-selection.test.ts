import { describe, expect, it } from 'vitest';
import { isAllSelected, NONE_SELECTED, toggle, toggleAll } from '#ui/queue/queue-selection.ts';

describe('selecting rows', () => {
  it('selects and deselects a row', () => {
    const one = toggle(NONE_SELECTED, 'a', 100);
    expect([...one]).toEqual(['a']);
    expect([...toggle(one, 'a', 100)]).toEqual([]);
  });

  it('stops at the maximum but can still deselect', () => {
    const full = toggleAll(NONE_SELECTED, ['a', 'b', 'c'], 2);
    expect([...full]).toEqual(['a', 'b']);
    expect(toggle(full, 'c', 2)).toBe(full);
    expect([...toggle(full, 'a', 2)]).toEqual(['b']);
  });

  it('selects the rest of a page, then deselects the page and keeps other pages', () => {
    const other = toggle(NONE_SELECTED, 'z', 100);
    const page = toggleAll(toggle(other, 'a', 100), ['a', 'b'], 100);
    expect([...page]).toEqual(['z', 'a', 'b']);
    expect(isAllSelected(page, ['a', 'b'])).toBe(true);
    expect([...toggleAll(page, ['a', 'b'], 100)]).toEqual(['z']);
  });

  it('treats an empty page as not selected', () => {
    expect(isAllSelected(NONE_SELECTED, [])).toBe(false);
  });
});
