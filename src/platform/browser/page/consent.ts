/** Whether someone has agreed that their page views are counted. */
import { readCookie } from './cookies.ts';
import { readPageSettings } from './page-settings.ts';

export type Consent = 'yes' | 'no';

export const CONSENT_COOKIE = 'analyticsConsent';

/** Null while the visitor has not been asked. */
export function readConsent(): Consent | null {
  const answer = readCookie(CONSENT_COOKIE);
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/** Whether the visitor should be asked for consent. */
export const usesAnalytics = (): boolean => readPageSettings().gaMeasurementId !== null;
