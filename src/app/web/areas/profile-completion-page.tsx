import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSession, useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { ProfileCompletionForm } from '#domains/profiles/web/completion/profile-completion-form.tsx';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { keepReturn } from '#platform/browser/session/return-address.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';

/** `?return` names the page to go to afterwards; without it, the destination stored at login still applies. */
export function ProfileCompletionPage() {
  const session = useSession();
  const user = useSessionSelector(selectUser);
  const [search] = useSearchParams();
  useEffect(() => void keepReturn(search), [search]);
  if (!user) return null;
  return (
    <>
      <PageHeading lead={say('app.profileCompletionPage.intro')}>
        {say('app.profileCompletionPage.heading')}
      </PageHeading>
      <ProfileCompletionForm
        user={user}
        onCompleted={(completed) => session.send({ type: 'profile.completed', user: completed })}
      />
      <p className="mt-8 text-sm">
        <Phrase
          text={say('app.profileCompletionPage.otherAccount', { email: user.email })}
          parts={{ leave: (text) => <TextLink to="/logout">{text}</TextLink> }}
        />
      </p>
    </>
  );
}
