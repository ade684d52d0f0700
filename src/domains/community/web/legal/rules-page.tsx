import { Phrase } from '#languages/phrase.tsx';
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
          <strong>{say('community.rulesPage.beKind')}</strong> {say('community.rulesPage.beKindWhy')}
        </li>
        <li>
          <strong>{say('community.rulesPage.noHate')}</strong> {say('community.rulesPage.noHateWhy')}
        </li>
        <li>
          <strong>{say('community.rulesPage.beTruthful')}</strong> {say('community.rulesPage.beTruthfulWhy')}
        </li>
        <li>
          <strong>{say('community.rulesPage.respectPrivacy')}</strong> {say('community.rulesPage.respectPrivacyWhy')}
        </li>
        <li>
          <strong>{say('community.rulesPage.nothingViolentSexualOrShocking')}</strong>{' '}
          {say('community.rulesPage.nothingViolentSexualOrShockingWhy')}
        </li>
        <li>
          <strong>{say('community.rulesPage.noAdvertising')}</strong> {say('community.rulesPage.noAdvertisingWhy')}
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
        <Phrase
          text={say('community.rulesPage.seeAlso')}
          parts={{
            terms: (inner) => <TextLink to="/terms">{inner}</TextLink>,
            privacy: (inner) => <TextLink to="/privacy">{inner}</TextLink>,
          }}
        />
      </p>
    </TextPage>
  );
}
