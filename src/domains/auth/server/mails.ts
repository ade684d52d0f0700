/** Emails about accounts. */
import { accountUpdateInputBounds } from '#generated/bounds/AccountUpdateInput.gen.ts';
import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { greet, letter, withoutLinks } from '#platform/server/mail/letter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { RETURN_DAYS } from '../reactivation.ts';

export interface Greeting {
  /** The recipient's name or, in an invitation, the inviter's. */
  name: string;
  appName: string;
}

interface VerificationDetails {
  link: string;
  /** The operator's own text, used instead of the default. */
  welcome: string | null;
}

export function verificationMail(to: string, { name, appName }: Greeting, details: VerificationDetails): Mail {
  const { link, welcome } = details;
  return {
    to,
    subject: say('auth.mails.verification.subject', { appName }),
    text: letter(appName, [
      greet(name),
      ...(welcome === null
        ? [say('auth.mails.verification.text', { appName })]
        : [welcome, say('auth.mails.verification.link')]),
      link,
      say('auth.mails.verification.expiry'),
    ]),
  };
}

export function passwordResetMail(to: string, { name, appName }: Greeting, link: string): Mail {
  return {
    to,
    subject: say('auth.mails.passwordReset.subject', { appName }),
    text: letter(appName, [
      greet(name),
      say('auth.mails.passwordReset.text'),
      link,
      say('auth.mails.passwordReset.expiry'),
    ]),
  };
}

export function newPasswordMail(to: string, { name, appName }: Greeting, link: string): Mail {
  return {
    to,
    subject: say('auth.mails.newPassword.subject', { appName }),
    text: letter(appName, [
      greet(name),
      say('auth.mails.newPassword.text', { appName }),
      say('auth.mails.newPassword.link'),
      link,
      say('auth.mails.newPassword.expiry'),
    ]),
  };
}

export function accountExistsMail(to: string, { name, appName }: Greeting, link: string): Mail {
  return {
    to,
    subject: say('auth.mails.accountExists.subject', { appName }),
    text: letter(appName, [
      greet(name),
      say('auth.mails.accountExists.text'),
      link,
      say('auth.mails.accountExists.forgot'),
    ]),
  };
}

interface InvitationDetails {
  link: string;
  organizationName: string | null;
  hasAccount: boolean;
}

export function invitationMail(to: string, { name, appName }: Greeting, details: InvitationDetails): Mail {
  const { link, organizationName, hasAccount } = details;
  const values = { name: withoutLinks(name), appName };
  const text = organizationName
    ? say('auth.mails.invitation.textToOrganization', { ...values, organization: withoutLinks(organizationName) })
    : say('auth.mails.invitation.text', values);
  const rest = hasAccount
    ? [say('auth.mails.invitation.hasAccount'), link]
    : [say('auth.mails.invitation.register'), link, say('auth.mails.invitation.expiry')];
  return {
    to,
    subject: say('auth.mails.invitation.subject', { appName }),
    text: letter(appName, [say('mail.greetingWithoutName'), text, ...rest]),
  };
}

/** Changes made by an admin. */
export type AccountChange = 'role' | 'deactivated' | 'reactivated';
/** Changes people make to their own account. */
export type MailedChange = AccountChange | 'left' | 'returned';

interface ChangeDetails {
  change: MailedChange;
  role: Role;
  reason: string | null;
  link: string;
}

interface Words {
  subject: string;
  text: string;
  /** The sentence before the link. */
  end: string | null;
}

function sayChange(change: MailedChange, role: Role, appName: string): Words {
  switch (change) {
    case 'role':
      return {
        subject: say('auth.mails.role.subject', { appName }),
        text: say('auth.mails.role.text', { role }),
        end: say('auth.mails.role.link'),
      };
    case 'deactivated':
      return {
        subject: say('auth.mails.deactivated.subject', { appName }),
        text: say('auth.mails.deactivated.text'),
        end: null,
      };
    case 'reactivated':
      return {
        subject: say('auth.mails.reactivated.subject', { appName }),
        text: say('auth.mails.reactivated.text'),
        end: null,
      };
    case 'left':
      return {
        subject: say('auth.mails.left.subject', { appName }),
        text: say('auth.mails.left.text'),
        end: say('auth.mails.left.link', { days: RETURN_DAYS }),
      };
    case 'returned':
      return {
        subject: say('auth.mails.returned.subject', { appName }),
        text: say('auth.mails.returned.text'),
        end: say('auth.mails.returned.link'),
      };
  }
}

export function accountChangedMail(to: string, { name, appName }: Greeting, details: ChangeDetails): Mail {
  const { change, role, reason: given, link } = details;
  const { subject, text, end } = sayChange(change, role, appName);
  const reason = given && withoutLinks(given, accountUpdateInputBounds.reason.maxLength);
  return {
    to,
    subject,
    text: letter(appName, [
      greet(name),
      text,
      ...(reason ? [say('auth.mails.reason', { reason })] : []),
      ...(end ? [end] : []),
      ...(change === 'deactivated' ? [] : [link]),
    ]),
  };
}
