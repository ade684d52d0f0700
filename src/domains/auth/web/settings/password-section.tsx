import type { CurrentUser } from '../../../../../generated/types.gen.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { ChangePasswordForm } from '../components/change-password-form.tsx';

export function PasswordSection({ user }: { user: CurrentUser }) {
  if (user.hasPassword) {
    return <ChangePasswordForm email={user.email} personal={[user.email, user.name ?? '', user.lastName ?? '']} />;
  }
  return (
    <div className="mt-8 max-w-prose space-y-4">
      <p>You log in with an external account and have no password here. To set one:</p>
      <ol className="list-decimal space-y-2 pl-6">
        <li>
          <TextLink to="/logout">Log out</TextLink>, then choose “Forgot your password?” where you log in.
        </li>
        <li>
          Give your address, <strong>{user.email}</strong>. A link comes by mail.
        </li>
        <li>Follow the link and choose a password. Your external account goes on working beside it.</li>
      </ol>
    </div>
  );
}
