import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

export function BecomePartner() {
  return (
    <TitledSection id="becoming" title={say('community.becomePartner.heading')} size="2xl" className="space-y-4">
      <p>{say('community.becomePartner.invitation')}</p>
      <p>{say('community.becomePartner.description')}</p>
      <p>
        <Phrase
          text={say('community.becomePartner.loginPrompt')}
          parts={{ login: (inner) => <TextLink to="/auth/login">{inner}</TextLink> }}
        />
      </p>
    </TitledSection>
  );
}
