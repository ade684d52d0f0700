import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTheme } from '#app/web/early/theme.ts';
import { type FakePage, openFakePage } from './fake-page.ts';

let page: FakePage;
beforeEach(() => {
  page = openFakePage();
});
afterEach(() => vi.unstubAllGlobals());

const store = (getItem: () => string | null) => vi.stubGlobal('localStorage', { getItem });

describe('the theme before the first paint', () => {
  it('is the stored choice', () => {
    store(() => 'dark');
    applyTheme();
    expect(page.dataset).toEqual({ theme: 'dark' });
  });

  it.each([null, 'system', 'purple'])('is the system’s if %s is stored', (stored) => {
    store(() => stored);
    applyTheme();
    expect(page.dataset).toEqual({});
  });

  it('is the system’s if storage is blocked', () => {
    store(() => {
      throw new Error('SecurityError');
    });
    applyTheme();
    expect(page.dataset).toEqual({});
  });
});
