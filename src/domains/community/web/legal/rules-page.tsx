import { readPageSettings } from '#platform/browser/page-settings.ts';
import { TextLink } from '#ui/text-link.tsx';
import { TextPage } from './text-page.tsx';

export function RulesPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage
      title="Community rules"
      lead={`How we treat each other on ${appName}, and what happens if someone doesn’t.`}
    >
      <h2>What we ask of you</h2>
      <ul>
        <li>
          <strong>Be kind.</strong> Criticise what people do, not who they are. No insults, threats or harassment.
        </li>
        <li>
          <strong>No hate.</strong> Nobody is attacked for their origin, religion, gender, sexuality, disability or age.
        </li>
        <li>
          <strong>Be truthful.</strong> Log what really happened and what you took part in, with your own pictures.
        </li>
        <li>
          <strong>Respect privacy.</strong> Everyone in your pictures has agreed to be shown. Share nobody’s private
          information.
        </li>
        <li>
          <strong>Nothing violent, sexual or shocking.</strong> Young people use this site, too.
        </li>
        <li>
          <strong>No advertising.</strong> This is a place for what you did, not for what you sell.
        </li>
      </ul>
      <h2>If you see something that breaks them</h2>
      <p>
        Choose Report on the impact, comment, article, picture or profile and tell us why. Admins look at every report;
        judges also look at those about impacts. We tell you once it’s decided. The person you reported never learns
        that it was you. Please report in good faith.
      </p>
      <h2>What can happen</h2>
      <ul>
        <li>The report is dismissed, if nothing breaks the rules.</li>
        <li>What was reported is hidden: only its owner and admins still see it.</li>
        <li>The person is warned.</li>
        <li>The person is suspended for 1, 7 or 30 days. They can read, but not write. It ends by itself.</li>
      </ul>
      <p>
        A comment or picture reported by three members of standing is hidden until someone has looked at it. They have a
        verified email address, a complete profile, an account older than a week, and a verified impact or 50 points.
      </p>
      <h2>If a decision is about you</h2>
      <p>
        You can read what was decided and why under Settings, Decisions. You can appeal once, and an admin other than
        the one who decided answers, if there’s another. If your appeal is accepted, what was hidden is shown again and
        your suspension ends.
      </p>
      <p>
        See also our <TextLink to="/terms">terms</TextLink> and <TextLink to="/privacy">privacy policy</TextLink>.
      </p>
    </TextPage>
  );
}
