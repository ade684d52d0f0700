import type { CommunityArea } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { usesAnalytics } from '#platform/browser/page/consent.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ThemeSwitch } from '#ui/buttons/theme-switch.tsx';
import { SwellLines } from '#ui/drawn/swell-lines.tsx';
import { setConsentBannerOpen } from '../consent/consent-store.ts';
import { InspectFlows } from '../inspect-flows.tsx';
import { LanguageLinks } from '../language-links.tsx';

/** The links' texts, by path. */
const PAGES = {
  scholarships: say('app.siteFooter.scholarships'),
  councils: say('app.siteFooter.councils'),
  leaderboard: say('app.siteFooter.leaderboard'),
  news: say('app.siteFooter.news'),
  gallery: say('app.siteFooter.gallery'),
  sdg: say('app.siteFooter.goals'),
  partners: say('app.siteFooter.partners'),
  verify: say('app.siteFooter.verify'),
  rules: say('app.siteFooter.rules'),
  terms: say('app.siteFooter.terms'),
  privacy: say('app.siteFooter.privacy'),
};

/** A page of an area that isn't named after it. */
const PAGES_OF: Partial<Record<CommunityArea, keyof typeof PAGES>> = { scholarships: 'partners' };

export function SiteFooter() {
  const { appName, areasOff, contactEmail, imprint } = readPageSettings();
  return (
    <footer className="mt-16">
      <SwellLines className="text-action" />
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-5 px-4 pt-6 pb-10 sm:px-8">
        <p className="text-sm text-muted">{say('app.siteFooter.whatItIs', { name: appName })}</p>
        <nav
          aria-label={say('app.siteFooter.label')}
          className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm max-sm:gap-y-0 max-sm:[&>:is(a,button)]:py-2.5"
        >
          {Object.entries(PAGES)
            .filter(([path]) => !areasOff?.some((area) => path === area || path === PAGES_OF[area]))
            .map(([path, name]) => (
              <TextLink key={path} to={`/${path}`}>
                {name}
              </TextLink>
            ))}
          {imprint && <TextLink to={imprint === true ? '/imprint' : imprint}>{say('app.siteFooter.imprint')}</TextLink>}
          {contactEmail && <TextLink to={`mailto:${contactEmail}`}>{say('app.siteFooter.contact')}</TextLink>}
          <ConsentChange />
          <InspectFlows className="max-sm:[&>button]:py-2.5" />
        </nav>
        <div className="no-script:invisible">
          <ThemeSwitch />
        </div>
        <LanguageLinks />
      </div>
    </footer>
  );
}

function ConsentChange() {
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
