import { usesAnalytics } from '../../../../platform/browser/analytics.ts';
import { readPageSettings } from '../../../../platform/browser/page-settings.ts';
import { RETURN_DAYS } from '../../../auth/leaving.ts';
import { TextPage } from '../components/text-page.tsx';

export function PrivacyPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage title="Privacy" lead={`What ${appName} keeps about you, why, and for how long.`}>
      <h2>What is kept</h2>
      <ul>
        <li>What you gave when you registered: name, mail address, location, phone number, and that you agreed.</li>
        <li>Your password, as a hash that can not be turned back into it.</li>
        <li>What you log: the impacts with their pictures, and the decisions on them.</li>
        <li>
          What you write when you apply for something, shown to the partner who offers it, and the message you get with
          the decision. The partner sees your email address and phone number only if you share them, and only once
          you’re accepted. It’s deleted when you withdraw, or {RETURN_DAYS} days after you deactivate your account.
        </li>
        <li>What you do here: likes, points and their causes, invitations, and who decided what.</li>
      </ul>
      <h2>What this browser keeps</h2>
      <ul>
        <li>Two tokens and a mark that say you are logged in, until you log out.</li>
        <li>A mark that your profile is not complete, until it is or you close the tab.</li>
        <li>What you typed into the registration form, but for the password, until you register or close the tab.</li>
        <li>
          What you began and did not send, with its pictures: drafts of impacts, applications, opportunities, councils
          and articles, and changes of your profile, your phone number among them. They stay until you send or discard
          them, also after you log out, so that nothing you typed is lost. The page that you see then removes them if
          you want.
        </li>
        <li>What you searched for lately, until you log out.</li>
        <li>
          The colour theme, if you chose one, whether single letters act as keys, the points last asked for an
          opportunity by those who approve them, and where you had scrolled to.
        </li>
        {usesAnalytics() && <li>Whether you said yes or no to the counting of pages, for half a year.</li>}
        <li>Cookies that protect your account from other sites and from guessing. None follows you elsewhere.</li>
      </ul>
      <h2>Who counts pages</h2>
      {usesAnalytics() ? (
        <p>
          If you say yes, Google Analytics is loaded and told which page you opened, without what stands behind the
          question mark or in the links of mails. If you say no, or nothing, it is not loaded at all. You can change
          your mind at the foot of any page.
        </p>
      ) : (
        <p>Nobody. No analytics service is configured on this site, and none is loaded.</p>
      )}
      <h2>What you can do</h2>
      <p>
        You can correct your profile, download your data and deactivate your account, all under Settings once you’re
        logged in. A deactivated profile is hidden. For anything else, ask the people who run this site.
      </p>
    </TextPage>
  );
}
