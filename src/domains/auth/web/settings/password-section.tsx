import type { CurrentUser } from '#generated/types.gen.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export function PasswordSection({ user }: { user: CurrentUser }) {
  if (user.hasPassword) {
    return <ChangePasswordForm email={user.email} personal={[user.email, user.name ?? '', user.lastName ?? '']} />;
  }
  return (
    <div className="mt-8 max-w-prose space-y-4">
      <p>You log in with an external account, so you don’t have a password here. To set one:</p>
      <ol className="list-decimal space-y-2 pl-6">
        <li>
          <TextLink to="/logout">Log out</TextLink>, then choose “Forgot your password?” on the login page.
        </li>
        <li>
          Enter your email address, <strong>{user.email}</strong>. We’ll email you a link.
        </li>
        <li>Follow the link and choose a password. You can still log in with your external account.</li>
      </ol>
    </div>
  );
}
