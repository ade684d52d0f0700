import { RETURN_DAYS } from '#domains/auth/return-days.ts';
import { say } from '#languages/say.ts';
import { usesAnalytics } from '#platform/browser/page/consent.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TextPage } from './text-page.tsx';

export function PrivacyPage() {
  const { appName, isTranslated, eraseAfterDays, retention, countedRelease } = readPageSettings();
  return (
    <TextPage title={say('community.privacyPage.privacy')} lead={say('community.privacyPage.intro', { appName })}>
      <h2>{say('community.privacyPage.stored.heading')}</h2>
      <ul>
        <li>{say('community.privacyPage.stored.registration')}</li>
        <li>{say('community.privacyPage.stored.emailChanges')}</li>
        <li>{say('community.privacyPage.stored.password')}</li>
        <li>{say('community.privacyPage.stored.secondStep')}</li>
        <li>{say('community.privacyPage.stored.impacts')}</li>
        <li>{say('community.privacyPage.stored.applications', { days: RETURN_DAYS })}</li>
        <li>{say('community.privacyPage.stored.activity')}</li>
        <li>{say('community.privacyPage.stored.credentials')}</li>
        <li>{say('community.privacyPage.stored.webhooks', { days: retention.webhookDeliveries })}</li>
        <li>
          {say('community.privacyPage.stored.notifications', {
            read: retention.readNotifications,
            days: retention.notifications,
          })}
        </li>
        <li>{say('community.privacyPage.stored.push')}</li>
        <li>
          {retention.auditLog === null
            ? say('community.privacyPage.stored.auditLog')
            : say('community.privacyPage.stored.auditLogDays', { days: retention.auditLog })}
        </li>
        {isTranslated && <li>{say('community.privacyPage.stored.translations')}</li>}
      </ul>
      <h2>{say('community.privacyPage.browser.heading')}</h2>
      <ul>
        <li>{say('community.privacyPage.browser.session')}</li>
        <li>{say('community.privacyPage.browser.profileFlag')}</li>
        <li>{say('community.privacyPage.browser.registration')}</li>
        <li>{say('community.privacyPage.browser.drafts')}</li>
        <li>{say('community.privacyPage.browser.searches')}</li>
        <li>{say('community.privacyPage.browser.settings')}</li>
        <li>{say('community.privacyPage.browser.fonts')}</li>
        {usesAnalytics() && <li>{say('community.privacyPage.browser.consent')}</li>}
        <li>{say('community.privacyPage.browser.cookies')}</li>
      </ul>
      <h2>{say('community.privacyPage.analytics')}</h2>
      {usesAnalytics() ? (
        <p>{say('community.privacyPage.analyticsConsent')}</p>
      ) : (
        <p>{say('community.privacyPage.analyticsNone')}</p>
      )}
      {countedRelease !== undefined && <p>{say('community.privacyPage.flowCounts')}</p>}
      <h2>{say('community.privacyPage.yourChoices')}</h2>
      <p>{say('community.privacyPage.choices')}</p>
      <p>{say('community.privacyPage.erasure', { days: eraseAfterDays })}</p>
    </TextPage>
  );
}
