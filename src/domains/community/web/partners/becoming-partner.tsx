import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/text-link.tsx';

export function BecomingPartner() {
  return (
    <section aria-labelledby="becoming" className="space-y-4">
      <h2 id="becoming" className="text-2xl">
        {say('community.becomingPartner.howAnOrganisationJoins')}
      </h2>
      <p>{say('community.becomingPartner.byInvitationAnAdminInvites')}</p>
      <p>{say('community.becomingPartner.partnersDescribeTheir')}</p>
      <p>
        <Phrase
          text={say('community.becomingPartner.alreadyHaveAnAccount')}
          parts={{ login: (inner) => <TextLink to="/auth/login">{inner}</TextLink> }}
        />
      </p>
    </section>
  );
}
