import type { CurrentUser } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SecondStepSection } from './second-step-section.tsx';

export function PasswordSection({ user }: { user: CurrentUser }) {
  if (user.hasPassword) {
    const { email, name, lastName, location } = user;
    return (
      <>
        <ChangePasswordForm email={email} personal={[email, name ?? '', lastName ?? '', location ?? '']} />
        <SecondStepSection />
        <PasskeysSection />
      </>
    );
  }
  return (
    <>
      <div className="mt-8 max-w-prose space-y-4">
        <p>{say('auth.passwordSection.intro')}</p>
        <ol className="list-decimal space-y-2 ps-6">
          <li>
            <Phrase
              text={say('auth.passwordSection.step.logOut')}
              parts={{ leave: (text) => <TextLink to="/logout">{text}</TextLink> }}
            />
          </li>
          <li>
            <Phrase
              text={say('auth.passwordSection.step.request')}
              parts={{ email: () => <strong>{user.email}</strong> }}
            />
          </li>
          <li>{say('auth.passwordSection.step.link')}</li>
        </ol>
      </div>
      <SecondStepSection />
      <PasskeysSection />
    </>
  );
}
