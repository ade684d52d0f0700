import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { answerConsent } from '#platform/browser/page/analytics.ts';
import type { Consent } from '#platform/browser/page/consent.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { setConsentBannerOpen } from './consent-store.ts';

/** Both answers have equal weight. */
export function ConsentBanner() {
  function answer(consent: Consent) {
    answerConsent(consent);
    setConsentBannerOpen(false);
  }
  return (
    <section
      data-question
      aria-label={say('app.consentBanner.label')}
      className="fixed inset-x-0 bottom-[var(--sticky-bottom,0px)] z-30 mx-(--notch) border-t-4 border-action bg-raised px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-overlay sm:inset-e-[var(--question-end,auto)] sm:bottom-6 sm:inset-s-[var(--question-start,0px)] sm:max-w-md sm:rounded-e-lg sm:border-t-0 sm:border-s-4 sm:px-6 sm:py-5 print:hidden"
    >
      <p>
        <Phrase
          text={say('app.consentBanner.question')}
          parts={{ more: (text) => <TextLink to="/privacy">{text}</TextLink> }}
        />
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => answer('yes')}>
          {say('app.consentBanner.yesCount')}
        </Button>
        <Button variant="secondary" onClick={() => answer('no')}>
          {say('app.consentBanner.no')}
        </Button>
      </div>
    </section>
  );
}
