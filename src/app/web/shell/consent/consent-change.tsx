import { say } from '#languages/say.ts';
import { usesAnalytics } from '#platform/browser/page/analytics.ts';
import { setConsentBannerOpen } from './consent-store.ts';

export function ConsentChange() {
  if (!usesAnalytics()) return null;
  return (
    <button
      type="button"
      onClick={() => setConsentBannerOpen(true)}
      className="text-link underline underline-offset-4 hover:text-ink"
    >
      {say('app.consentChange.heading')}
    </button>
  );
}
