import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFontsLater } from '#app/web/early/fonts.ts';
import { openFakePage } from './fake-page.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  // A browser that doesn't report paints.
  vi.stubGlobal('PerformanceObserver', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page whose title has these heights before and after the fonts are applied. */
function openPage({ heights = [40, 40], found = true, isHidden = false } = {}) {
  const page = openFakePage({ isHidden });
  const left = [...heights];
  const load = vi.fn(async (_font: string, _letters: string) => (found ? [{}] : []));
  const title = {
    get offsetHeight() {
      return left.shift();
    },
  };
  Object.assign(document, { fonts: { load }, querySelector: () => title });
  return { ...page, load };
}

describe('the fonts of a browser that hasn’t cached them', () => {
  it('are loaded once the page is painted, and applied together', async () => {
    const { dataset, load } = openPage();
    loadFontsLater();
    expect(dataset['faces']).toBe('later');
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(load).toHaveBeenCalledWith('1em "Figtree Variable"', 'aImpacts');
    expect(dataset).toEqual({});
    expect(stored.get('faces')).toBe('kept');
  });

  it('leave the title as it is if its number of lines would change', async () => {
    const { dataset } = openPage({ heights: [40, 80] });
    loadFontsLater();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(dataset['faces']).toBe('later-for-title');
  });

  it('aren’t remembered as cached if none was found', async () => {
    const { dataset } = openPage({ found: false });
    loadFontsLater();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(dataset).toEqual({});
    expect(stored.size).toBe(0);
  });

  it('are used from the start once they are cached, and in a hidden tab', () => {
    const hidden = openPage({ isHidden: true });
    loadFontsLater();
    expect(hidden.dataset).toEqual({});
    stored.set('faces', 'kept');
    const { dataset } = openPage();
    loadFontsLater();
    expect(dataset).toEqual({});
  });
});
