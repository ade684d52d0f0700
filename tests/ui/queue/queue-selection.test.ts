import { describe, expect, it } from 'vitest';
import { isAllSelected, NONE_SELECTED, toggle, toggleAll } from '../../../src/ui/queue/queue-selection.ts';

describe('ticking rows', () => {
  it('ticks and unticks one', () => {
    const one = toggle(NONE_SELECTED, 'a', 100);
    expect([...one]).toEqual(['a']);
    expect([...toggle(one, 'a', 100)]).toEqual([]);
  });

  it('has room for no more than can be acted on at once, and still unticks', () => {
    const full = toggleAll(NONE_SELECTED, ['a', 'b', 'c'], 2);
    expect([...full]).toEqual(['a', 'b']);
    expect(toggle(full, 'c', 2)).toBe(full);
    expect([...toggle(full, 'a', 2)]).toEqual(['b']);
  });

  it('ticks the rest of a page, then unticks the page and keeps other pages', () => {
    const other = toggle(NONE_SELECTED, 'z', 100);
    const page = toggleAll(toggle(other, 'a', 100), ['a', 'b'], 100);
    expect([...page]).toEqual(['z', 'a', 'b']);
    expect(isAllSelected(page, ['a', 'b'])).toBe(true);
    expect([...toggleAll(page, ['a', 'b'], 100)]).toEqual(['z']);
  });

  it('counts an empty page as not ticked', () => {
    expect(isAllSelected(NONE_SELECTED, [])).toBe(false);
  });
});
