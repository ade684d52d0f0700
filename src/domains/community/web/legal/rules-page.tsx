import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page-settings.ts';
import { TextLink } from '#ui/text-link.tsx';
import { TextPage } from './text-page.tsx';

export function RulesPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage
      title={say('community.rulesPage.communityRules')}
      lead={say('community.rulesPage.howWeTreatEachOther', { appName })}
    >
      <h2>{say('community.rulesPage.whatWeAskOfYou')}</h2>
      <ul>
        <li>
          <strong>{say('community.rulesPage.beKind')}</strong> Criticise what people do, not who they are. No insults,
          threats or harassment.
        </li>
        <li>
          <strong>{say('community.rulesPage.noHate')}</strong> Nobody is attacked for their origin, religion, gender,
          sexuality, disability or age.
        </li>
        <li>
          <strong>{say('community.rulesPage.beTruthful')}</strong> Log what really happened and what you took part in,
          with your own pictures.
        </li>
        <li>
          <strong>{say('community.rulesPage.respectPrivacy')}</strong> Everyone in your pictures has agreed to be shown.
          Share nobody’s private information.
        </li>
        <li>
          <strong>{say('community.rulesPage.nothingViolentSexualOrShocking')}</strong> Young people use this site, too.
        </li>
        <li>
          <strong>{say('community.rulesPage.noAdvertising')}</strong> This is a place for what you did, not for what you
          sell.
        </li>
      </ul>
      <h2>{say('community.rulesPage.ifYouSeeSomethingThat')}</h2>
      <p>{say('community.rulesPage.chooseReportOnTheImpact')}</p>
      <h2>{say('community.rulesPage.whatCanHappen')}</h2>
      <ul>
        <li>{say('community.rulesPage.theReportIsDismissedIf')}</li>
        <li>{say('community.rulesPage.whatWasReportedIsHidden')}</li>
        <li>{say('community.rulesPage.thePersonIsWarned')}</li>
        <li>{say('community.rulesPage.thePersonIsSuspendedFor')}</li>
      </ul>
      <p>{say('community.rulesPage.aCommentOrPictureReported')}</p>
      <h2>{say('community.rulesPage.ifADecisionIsAbout')}</h2>
      <p>{say('community.rulesPage.youCanReadWhatWas')}</p>
      <p>
        See also our <TextLink to="/terms">{say('community.rulesPage.terms')}</TextLink> and{' '}
        <TextLink to="/privacy">{say('community.rulesPage.privacyPolicy')}</TextLink>.
      </p>
    </TextPage>
  );
}
