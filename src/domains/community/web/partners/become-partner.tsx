import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';

export function BecomePartner() {
  return (
    <section aria-labelledby="becoming" className="space-y-4">
      <h2 id="becoming" className="text-2xl">
        {say('community.becomePartner.heading')}
      </h2>
      <p>{say('community.becomePartner.invitation')}</p>
      <p>{say('community.becomePartner.description')}</p>
      <p>
        <Phrase
          text={say('community.becomePartner.loginPrompt')}
          parts={{ login: (inner) => <TextLink to="/auth/login">{inner}</TextLink> }}
        />
      </p>
    </section>
  );
}
