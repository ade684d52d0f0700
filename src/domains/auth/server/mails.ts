/** Emails about accounts. */
import { accountUpdateInputBounds } from '#generated/bounds/AccountUpdateInput.gen.ts';
import type { Role } from '#generated/types.gen.ts';
import { withArticle } from '#platform/http/roles.ts';
import { letter, quotable } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { RETURN_DAYS } from '../leaving.ts';

export interface Greeting {
  /** The recipient's name or, in an invitation, the inviter's. */
  name: string;
  appName: string;
}

export function verificationMail(to: string, { name, appName }: Greeting, link: string): Mail {
  return {
    to,
    subject: `Verify your email address for ${appName}`,
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      `Welcome to ${appName}. Open this link to verify your email address:`,
      link,
      'The link works once and expires in 24 hours. If this wasn’t you, you can ignore this email.',
    ]),
  };
}

export function passwordResetMail(to: string, { name, appName }: Greeting, link: string): Mail {
  return {
    to,
    subject: `Choose a new password for ${appName}`,
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      'Someone asked to reset the password of your account. Open this link to choose a new one:',
      link,
      'The link works once and expires in an hour. If this wasn’t you, you can ignore this email.',
    ]),
  };
}

export function accountExistsMail(to: string, { name, appName }: Greeting, link: string): Mail {
  return {
    to,
    subject: `You already have an account with ${appName}`,
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      'Someone tried to register with your email address, but you already have an account. Log in here:',
      link,
      'Forgot your password? You can reset it there. If this wasn’t you, you can ignore this email.',
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
  const whom = organizationName ? quotable(organizationName) : 'you';
  const what = `join ${appName}${organizationName ? ' as a partner' : ''}`;
  const rest = hasAccount
    ? ['You already have an account with this email address. Log in here:', link]
    : ['To register, open this link:', link, 'The link works once and expires in 14 days.'];
  return {
    to,
    subject: `You’re invited to ${appName}`,
    text: letter(appName, ['Hello,', `${quotable(name)} has invited ${whom} to ${what}.`, ...rest]),
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

const CHANGES: Record<MailedChange, { subject: string; text: (role: Role) => string; end: string | null }> = {
  role: {
    subject: 'Your role has changed',
    text: (role) => `An admin changed your role. You’re now ${withArticle(role)}.`,
    end: 'Log in to see what you can do now:',
  },
  deactivated: {
    subject: 'Your account was deactivated',
    text: () =>
      'An admin deactivated your account. You can’t log in, and your profile is hidden. Everything you published stays, under “Former member”.',
    end: null,
  },
  reactivated: {
    subject: 'Your account is active again',
    text: () => 'An admin reactivated your account. Everything is back except your profile picture. Log in here:',
    end: null,
  },
  left: {
    subject: 'You deactivated your account',
    text: () =>
      'Your account is deactivated, as you asked. Your profile is hidden and you’re logged out everywhere. Everything you published stays, under “Former member”.',
    end: `Changed your mind? Log in within ${RETURN_DAYS} days and your account is active again. After that, only an admin can reactivate it:`,
  },
  returned: {
    subject: 'Welcome back: your account is active again',
    text: () => 'You logged in, so your account is active again. Everything is back except your profile picture.',
    end: 'If this wasn’t you, choose a new password straight away with “Forgot your password?” here:',
  },
};

export function accountChangedMail(to: string, { name, appName }: Greeting, details: ChangeDetails): Mail {
  const { change, role, reason, link } = details;
  const { subject, text, end } = CHANGES[change];
  return {
    to,
    subject: `${subject} on ${appName}`,
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      text(role),
      ...(reason ? [`Reason: ${quotable(reason, accountUpdateInputBounds.reason.maxLength)}`] : []),
      ...(end ? [end] : []),
      ...(change === 'deactivated' ? [] : [link]),
    ]),
  };
}
