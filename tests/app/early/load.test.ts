import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareCode, tellIfLost } from '#app/web/early/load.ts';
import { openFakePage } from './fake-page.ts';

const TEXTS = { lost: 'It didn’t load.', partly: 'Parts of it didn’t load.', reload: 'Reload' };
/** A module that counts how often it runs, and is another one for each test. */
const codeOf = (name: string) => `data:text/javascript,globalThis.ran = [...(globalThis.ran ?? []), '${name}']`;
const ran = () => (globalThis as { ran?: string[] }).ran ?? [];
const heldEvents = () => ({ letGo: vi.fn(), followLinks: vi.fn() });

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the code of a drawn page', () => {
  it('is loaded once the document is parsed, the first screen painted and its files loaded', async () => {
    vi.useFakeTimers();
    const { dispatch } = openFakePage({ readyState: 'complete' });
    prepareCode(codeOf('seen'), vi.fn());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ran()).not.toContain('seen');
    dispatch('DOMContentLoaded', null);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(ran()).toContain('seen'));
  });

  it('is loaded at once, and only once, when someone does something', async () => {
    // Otherwise it would look at the page again after the test.
    vi.useFakeTimers();
    const { dispatch } = openFakePage();
    const load = prepareCode(codeOf('asked'), vi.fn());
    load();
    load();
    dispatch('DOMContentLoaded', null);
    await vi.waitFor(() => expect(ran()).toContain('asked'));
    expect(ran().filter((name) => name === 'asked')).toHaveLength(1);
  });

  it('is loaded without waiting for a paint in a hidden tab', async () => {
    const { dispatch } = openFakePage({ isHidden: true });
    prepareCode(codeOf('hidden'), vi.fn());
    dispatch('DOMContentLoaded', null);
    await vi.waitFor(() => expect(ran()).toContain('hidden'));
  });
});

describe('a page whose code is lost', () => {
  it('says so, offers to reload, and works as it does without JavaScript', () => {
    const { dataset, notices, dispatch } = openFakePage();
    dataset['script'] = '';
    const events = heldEvents();
    tellIfLost(TEXTS, events)();
    const [said, link] = notices[0]?.content ?? [];
    expect(said).toBe('Parts of it didn’t load. ');
    expect(link).toMatchObject({ href: '/impacts?sdg=1', textContent: 'Reload' });
    expect(dataset).toEqual({});
    expect(events.letGo).toHaveBeenCalledOnce();
    expect(events.followLinks).toHaveBeenCalledOnce();
    dispatch('error', { type: 'module' });
    expect(notices).toHaveLength(1);
  });

  it('only says so if it isn’t drawn', () => {
    const { notices, dispatch } = openFakePage({ isDrawn: false });
    const events = heldEvents();
    tellIfLost(TEXTS, events);
    dispatch('error', { type: 'text/css' });
    expect(notices).toHaveLength(0);
    dispatch('error', { type: 'module' });
    expect(notices[0]?.content).toEqual(['It didn’t load.']);
    expect(events.followLinks).not.toHaveBeenCalled();
  });

  it('says so if the page asks for it, but not when a part fails once the page runs', () => {
    const { notices, dispatch } = openFakePage();
    tellIfLost(TEXTS, heldEvents());
    dispatch('page-runs', null);
    dispatch('error', { type: 'module' });
    expect(notices).toHaveLength(0);
    dispatch('page-lost', null);
    expect(notices).toHaveLength(1);
  });
});
