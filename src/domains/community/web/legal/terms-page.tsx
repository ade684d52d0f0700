import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page-settings.ts';
import { TextPage } from './text-page.tsx';

export function TermsPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage
      title={say('community.termsPage.terms')}
      lead={say('community.termsPage.whatYouAndCanExpect', { appName })}
    >
      <h2>{say('community.termsPage.whatYouAgreeTo')}</h2>
      <ul>
        <li>{say('community.termsPage.youUseYourRealName')}</li>
        <li>{say('community.termsPage.whatYouLogReallyHappened')}</li>
        <li>{say('community.termsPage.youTreatOtherMembersWith')}</li>
        <li>{say('community.termsPage.youKeepYourPasswordPrivate')}</li>
      </ul>
      <h2>{say('community.termsPage.whatYouCanExpect')}</h2>
      <ul>
        <li>{say('community.termsPage.whatYouWriteStaysYours', { appName })}</li>
        <li>{say('community.termsPage.ifSomethingYouSubmitIs')}</li>
        <li>{say('community.termsPage.pointsArentMoneyAndCant')}</li>
        <li>{say('community.termsPage.youCanDeactivateYourAccount')}</li>
      </ul>
      <h2>{say('community.termsPage.whoRunsThisSite')}</h2>
      <p>{say('community.termsPage.freeSoftware', { appName })}</p>
    </TextPage>
  );
}
