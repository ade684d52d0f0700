import { readPageSettings } from '../../../../platform/browser/page-settings.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { TextPage } from '../components/text-page.tsx';

/** Public, and no part of the partners' own area. */
export function PartnersPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage
      title="Partners"
      lead={`Organizations that offer something to the members of ${appName}: a scholarship, a place, a project to join.`}
    >
      <h2>How an organization joins</h2>
      <p>
        By invitation. An administrator sends one to a person of the organization, who registers with it and then has a
        partner account.
      </p>
      <h2>What comes next</h2>
      <p>
        Partners will publish opportunities here, say how many points open them, and choose among those who apply. That
        part of the site is not open yet.
      </p>
      <p>
        You have a partner account already? <TextLink to="/auth/login">Log in</TextLink>
      </p>
    </TextPage>
  );
}
