import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TextPage } from './text-page.tsx';

export function TermsPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage title={say('community.termsPage.terms')} lead={say('community.termsPage.intro', { appName })}>
      <h2>{say('community.termsPage.agree.heading')}</h2>
      <ul>
        <li>{say('community.termsPage.agree.identity')}</li>
        <li>{say('community.termsPage.agree.truth')}</li>
        <li>{say('community.termsPage.agree.respect')}</li>
        <li>{say('community.termsPage.agree.password')}</li>
      </ul>
      <h2>{say('community.termsPage.expect.heading')}</h2>
      <ul>
        <li>{say('community.termsPage.expect.ownership', { appName })}</li>
        <li>{say('community.termsPage.expect.reasons')}</li>
        <li>{say('community.termsPage.expect.points')}</li>
        <li>{say('community.termsPage.expect.leaving')}</li>
      </ul>
      <h2>{say('community.termsPage.operator')}</h2>
      <p>{say('community.termsPage.freeSoftware', { appName })}</p>
    </TextPage>
  );
}
