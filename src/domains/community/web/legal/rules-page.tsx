import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TextPage } from './text-page.tsx';

export function RulesPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage title={say('community.rulesPage.communityRules')} lead={say('community.rulesPage.intro', { appName })}>
      <h2>{say('community.rulesPage.rulesHeading')}</h2>
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
          <strong>{say('community.rulesPage.shocking')}</strong> {say('community.rulesPage.shockingWhy')}
        </li>
        <li>
          <strong>{say('community.rulesPage.noAdvertising')}</strong> {say('community.rulesPage.noAdvertisingWhy')}
        </li>
      </ul>
      <h2>{say('community.rulesPage.reports.heading')}</h2>
      <p>{say('community.rulesPage.reports.how')}</p>
      <h2>{say('community.rulesPage.outcome.heading')}</h2>
      <ul>
        <li>{say('community.rulesPage.outcome.dismissed')}</li>
        <li>{say('community.rulesPage.outcome.hidden')}</li>
        <li>{say('community.rulesPage.outcome.warned')}</li>
        <li>{say('community.rulesPage.outcome.suspended')}</li>
      </ul>
      <p>{say('community.rulesPage.reports.threshold')}</p>
      <h2>{say('community.rulesPage.decision.heading')}</h2>
      <p>{say('community.rulesPage.decision.appeal')}</p>
      <p>
        <Phrase
          text={say('community.rulesPage.otherPages')}
          parts={{
            terms: (inner) => <TextLink to="/terms">{inner}</TextLink>,
            privacy: (inner) => <TextLink to="/privacy">{inner}</TextLink>,
          }}
        />
      </p>
    </TextPage>
  );
}
