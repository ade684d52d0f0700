import { RETURN_DAYS } from '#domains/auth/reactivation.ts';
import { say } from '#languages/say.ts';
import { usesAnalytics } from '#platform/browser/analytics.ts';
import { readPageSettings } from '#platform/browser/page-settings.ts';
import { TextPage } from './text-page.tsx';

export function PrivacyPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage
      title={say('community.privacyPage.privacy')}
      lead={say('community.privacyPage.whatStoresAboutYouAnd', { appName })}
    >
      <h2>{say('community.privacyPage.whatWeStore')}</h2>
      <ul>
        <li>{say('community.privacyPage.yourRegistrationDetailsName')}</li>
        <li>{say('community.privacyPage.yourPasswordAsAHash')}</li>
        <li>{say('community.privacyPage.theImpactsYouLogWith')}</li>
        <li>{say('community.privacyPage.whatYouWriteInAnApplication', { days: RETURN_DAYS })}</li>
        <li>{say('community.privacyPage.yourActivityLikesWhomYou')}</li>
      </ul>
      <h2>{say('community.privacyPage.whatYourBrowserStores')}</h2>
      <ul>
        <li>{say('community.privacyPage.twoTokensAndAFlag')}</li>
        <li>{say('community.privacyPage.aFlagThatYourProfile')}</li>
        <li>{say('community.privacyPage.whatYouTypeIntoThe')}</li>
        <li>{say('community.privacyPage.unsentDraftsWithTheirPictures')}</li>
        <li>{say('community.privacyPage.yourRecentSearchesUntilYou')}</li>
        <li>{say('community.privacyPage.yourSettingsTheColourTheme')}</li>
        <li>{say('community.privacyPage.aNoteThatItHas')}</li>
        {usesAnalytics() && <li>{say('community.privacyPage.whetherYouAllowedPageViews')}</li>}
        <li>{say('community.privacyPage.cookiesThatProtectYourAccount')}</li>
      </ul>
      <h2>{say('community.privacyPage.analytics')}</h2>
      {usesAnalytics() ? (
        <p>{say('community.privacyPage.ifYouAgreeWeLoad')}</p>
      ) : (
        <p>{say('community.privacyPage.thisSiteDoesntUseAny')}</p>
      )}
      <h2>{say('community.privacyPage.yourChoices')}</h2>
      <p>{say('community.privacyPage.youCanCorrectYourProfile')}</p>
    </TextPage>
  );
}
