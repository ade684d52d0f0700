import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page with settings, recording added scripts and measured events. */
function openPage(gaMeasurementId: string | null) {
  const cookies = new Map<string, string>();
  const scripts: { src?: string }[] = [];
  const settings = { appName: 'Groundswell', mode: 'demo', gaMeasurementId, externalSignIn: false, ownTexts: [] };
  const document = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
    title: 'Home',
    querySelector: () => ({ content: JSON.stringify(settings) }),
    createElement: () => ({}),
    body: { appendChild: (script: { src?: string }) => scripts.push(script) },
  };
  const window: Record<string, unknown> = {};
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', window);
  vi.stubGlobal('gtag', (...args: unknown[]) => (window['gtag'] as (...args: unknown[]) => void)(...args));
  vi.stubGlobal('location', { origin: 'https://groundswell.example', pathname: '/partners', protocol: 'https:' });
  const measured = () => ((window['dataLayer'] ?? []) as ArrayLike<unknown>[]).map((entry) => Array.from(entry));
  const views = () => measured().filter(([command, name]) => command === 'event' && name === 'page_view');
  return { cookies, scripts, window, measured, views };
}

let consent: typeof import('#platform/browser/page/consent.ts');
let analytics: typeof import('#platform/browser/page/analytics.ts');
beforeEach(async () => {
  vi.resetModules();
  consent = await import('#platform/browser/page/consent.ts');
  analytics = await import('#platform/browser/page/analytics.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const loaded = () => vi.dynamicImportSettled();

describe('page views', () => {
  it('load and send nothing before consent', async () => {
    const page = openPage('G-TEST');
    analytics.recordPageView('/');
    await loaded();
    expect(consent.readConsent()).toBeNull();
    expect([page.scripts, page.measured(), [...page.cookies]]).toEqual([[], [], []]);
  });

  it('load nothing after a refusal', async () => {
    const page = openPage('G-TEST');
    analytics.answerConsent('no');
    analytics.recordPageView('/');
    await loaded();
    expect(page.scripts).toEqual([]);
    expect(Object.fromEntries(page.cookies)).toEqual({ analyticsConsent: 'no' });
  });

  it('load nothing without a measurement id', async () => {
    const page = openPage(null);
    expect(consent.usesAnalytics()).toBe(false);
    analytics.answerConsent('yes');
    analytics.recordPageView('/');
    await loaded();
    expect(page.scripts).toEqual([]);
  });

  it('start with consent, on the page where it was given, and continue', async () => {
    const page = openPage('G-TEST');
    expect(consent.usesAnalytics()).toBe(true);
    analytics.answerConsent('yes');
    await loaded();
    analytics.recordPageView('/impacts/');
    await loaded();
    expect(page.scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
    expect(page.views().map(([, , view]) => view)).toMatchObject([
      { page_path: '/partners', page_location: 'https://groundswell.example/partners' },
      { page_path: '/impacts/', page_location: 'https://groundswell.example/impacts/' },
    ]);
  });

  it('never contain the secret of an emailed link', async () => {
    const page = openPage('G-TEST');
    analytics.answerConsent('yes');
    for (const path of ['/auth/reset', '/auth/verify', '/not-me', '/undo-email', '/unsubscribe', '/Unsubscribe']) {
      analytics.recordPageView(`${path}/s3cret`);
    }
    analytics.recordPageView('/unsubscribe/s3cret/');
    await loaded();
    expect(page.views().map(([, , view]) => view)).toMatchObject([
      { page_path: '/partners' },
      { page_path: '/auth/reset/:token' },
      { page_path: '/auth/verify/:token' },
      { page_path: '/not-me/:token' },
      { page_path: '/undo-email/:token' },
      { page_path: '/unsubscribe/:token', page_location: 'https://groundswell.example/unsubscribe/:token' },
      { page_path: '/Unsubscribe/:token' },
      { page_path: '/unsubscribe/:token/' },
    ]);
    expect(JSON.stringify(page.measured())).not.toContain('s3cret');
  });

  it('stop when consent is withdrawn, and the service’s cookies are deleted', async () => {
    const page = openPage('G-TEST');
    analytics.answerConsent('yes');
    await loaded();
    page.cookies.set('_ga', '1').set('_ga_TEST', '2');
    analytics.answerConsent('no');
    analytics.recordPageView('/impacts/');
    await loaded();
    expect(page.views()).toHaveLength(1);
    expect(page.window['ga-disable-G-TEST']).toBe(true);
    expect(Object.fromEntries(page.cookies)).toEqual({ analyticsConsent: 'no' });
  });
});
