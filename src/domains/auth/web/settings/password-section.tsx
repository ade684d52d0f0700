import type { CurrentUser } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export function PasswordSection({ user }: { user: CurrentUser }) {
  if (user.hasPassword) {
    return <ChangePasswordForm email={user.email} personal={[user.email, user.name ?? '', user.lastName ?? '']} />;
  }
  return (
    <div className="mt-8 max-w-prose space-y-4">
      <p>{say('auth.passwordSection.youLogInWithAn')}</p>
      <ol className="list-decimal space-y-2 pl-6">
        <li>
          <TextLink to="/logout">{say('auth.passwordSection.logOut')}</TextLink>, then choose “Forgot your password?” on
          the login page.
        </li>
        <li>
          Enter your email address, <strong>{user.email}</strong>. We’ll email you a link.
        </li>
        <li>{say('auth.passwordSection.followTheLinkAndChoose')}</li>
      </ol>
    </div>
  );
}
