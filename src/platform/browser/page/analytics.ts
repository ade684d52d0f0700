/** Counts page views, with consent only. Before that nothing is loaded from the analytics service or sent to it. */

import { maskMailedLinks } from '../session/mailed-links.ts';
import { CONSENT_COOKIE, type Consent, readConsent } from './consent.ts';
import { writeCookie } from './cookies.ts';
import { readPageSettings } from './page-settings.ts';
import { allowScriptsFrom } from './trusted-types.ts';

const HALF_A_YEAR_S = 182 * 24 * 60 * 60;
const SCRIPT_ORIGIN = 'https://www.googletagmanager.com';

type Analytics = typeof import('react-ga4').default;

/** Consent counts the current page at once; withdrawing it stops the counting. */
export function answerConsent(answer: Consent): void {
  writeCookie(CONSENT_COOKIE, answer, HALF_A_YEAR_S);
  const { gaMeasurementId } = readPageSettings();
  if (gaMeasurementId === null) return;
  Object.assign(window, { [`ga-disable-${gaMeasurementId}`]: answer === 'no' });
  if (answer === 'yes') recordPageView(location.pathname);
  else forgetVisitor();
}

export function recordPageView(path: string): void {
  const { gaMeasurementId } = readPageSettings();
  if (gaMeasurementId === null || readConsent() !== 'yes') return;
  const page = pageOf(path);
  analytics ??= load(gaMeasurementId, page);
  analytics.then(
    (service) => service.gtag('event', 'page_view', page),
    // A failed load is ignored; the next page view tries again.
    () => {
      analytics = null;
    },
  );
}
let analytics: Promise<Analytics> | null = null;

async function load(measurementId: string, page: PageView): Promise<Analytics> {
  const { default: service } = await import('react-ga4');
  if (!isScriptAllowed) allowScriptsFrom(SCRIPT_ORIGIN);
  isScriptAllowed = true;
  service.initialize(measurementId, { gtagOptions: { ...page, send_page_view: false, cookie_domain: 'none' } });
  return service;
}
let isScriptAllowed = false;

type PageView = ReturnType<typeof pageOf>;

/** Removes the query and the secret of an emailed link. */
function pageOf(path: string) {
  const page = maskMailedLinks(path, ':token');
  return { page_path: page, page_location: `${location.origin}${page}`, page_referrer: '' };
}

function forgetVisitor(): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (name.startsWith('_ga')) writeCookie(name, '', 0);
  }
}
