import { RETURN_DAYS } from '#domains/auth/leaving.ts';
import { usesAnalytics } from '#platform/browser/analytics.ts';
import { readPageSettings } from '#platform/browser/page-settings.ts';
import { TextPage } from './text-page.tsx';

export function PrivacyPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage title="Privacy" lead={`What ${appName} stores about you, and for how long.`}>
      <h2>What we store</h2>
      <ul>
        <li>Your registration details: name, email address, location, phone number and your agreement to the terms.</li>
        <li>Your password, as a hash that can’t be reversed.</li>
        <li>The impacts you log, with their pictures and the decisions on them.</li>
        <li>
          What you write in an application, which the partner can read, and the message you get with the decision. The
          partner sees your email address and phone number only if you share them, and only once you’re accepted. Your
          application is deleted when you withdraw it, or {RETURN_DAYS} days after you deactivate your account.
        </li>
        <li>
          Your activity: likes, whom you follow and block, points and what they were for, invitations and decisions.
        </li>
      </ul>
      <h2>What your browser stores</h2>
      <ul>
        <li>Two tokens and a flag that keep you logged in, until you log out.</li>
        <li>A flag that your profile is incomplete, until you complete it or close the tab.</li>
        <li>What you type into the registration form, except the password, until you register or close the tab.</li>
        <li>
          Unsent drafts with their pictures: impacts, applications, opportunities, councils, articles and profile
          changes, including your phone number. They stay until you send or discard them, even after you log out, when
          we offer to delete them.
        </li>
        <li>Your recent searches, until you log out.</li>
        <li>
          Your settings: the colour theme, single-key shortcuts, the points an admin last set for an opportunity, and
          how far you’d scrolled.
        </li>
        {usesAnalytics() && <li>Whether you allowed page views to be counted, for six months.</li>}
        <li>
          Cookies that protect your account, and one that says you’re logged in. None of them tracks you on other sites.
        </li>
      </ul>
      <h2>Analytics</h2>
      {usesAnalytics() ? (
        <p>
          If you agree, we load Google Analytics and send it the address of each page you open, without search terms or
          the codes in email links. Otherwise we don’t load it at all. You can change your mind at the foot of any page.
        </p>
      ) : (
        <p>This site doesn’t use any analytics service.</p>
      )}
      <h2>Your choices</h2>
      <p>
        You can correct your profile, download your data and deactivate your account under Settings once you’re logged
        in. A deactivated profile is hidden. For anything else, ask the people who run this site.
      </p>
    </TextPage>
  );
}
