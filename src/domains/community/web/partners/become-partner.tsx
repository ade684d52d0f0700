import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/text-link.tsx';

export function BecomePartner() {
  return (
    <section aria-labelledby="becoming" className="space-y-4">
      <h2 id="becoming" className="text-2xl">
        {say('community.becomePartner.howAnOrganisationJoins')}
      </h2>
      <p>{say('community.becomePartner.byInvitationAnAdminInvites')}</p>
      <p>{say('community.becomePartner.partnersDescribeTheir')}</p>
      <p>
        <Phrase
          text={say('community.becomePartner.alreadyHaveAnAccount')}
          parts={{ login: (inner) => <TextLink to="/auth/login">{inner}</TextLink> }}
        />
      </p>
    </section>
  );
}
