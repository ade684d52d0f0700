/** The words of the mails about accounts. */
import type { Role } from '../../../../generated/types.gen.ts';
import { letter, quotable } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { RETURN_DAYS } from '../leaving.ts';

export interface Greeting {
  /** The person's who is written to or, in an invitation, the inviter's. */
  name: string;
  appName: string;
}

export function verificationMail(to: string, { name, appName }: Greeting, link: string): Mail {
  return {
    to,
    subject: `Verify your e-mail address for ${appName}`,
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      `welcome to ${appName}. Please open this link to verify your e-mail address:`,
      link,
      'The link serves once, within 24 hours. If you did not register, you need not do anything.',
    ]),
  };
}

export function passwordResetMail(to: string, { name, appName }: Greeting, link: string): Mail {
  return {
    to,
    subject: `Choose a new password for ${appName}`,
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      'somebody asked for a new password for your account. If it was you, open this link and choose one:',
      link,
      'The link serves once, within an hour. If it was not you, you need not do anything: your password stays as it is.',
    ]),
  };
}

export function accountExistsMail(to: string, { name, appName }: Greeting, link: string): Mail {
  return {
    to,
    subject: `You already have an account at ${appName}`,
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      'somebody tried to register with your e-mail address, and you already have an account. You can log in here:',
      link,
      'If you forgot your password, ask for a new one on that page. If it was not you, you need not do anything.',
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
  const whom = organizationName ? `${quotable(organizationName)} as a partner` : 'you';
  const rest = hasAccount
    ? ['You already have an account with this e-mail address. You can log in here:', link]
    : ['Open this link to register:', link, 'The link serves once, within 14 days.'];
  return {
    to,
    subject: `You are invited to ${appName}`,
    text: letter(appName, ['Hello,', `${quotable(name)} invites ${whom} to ${appName}.`, ...rest]),
  };
}

/** What an Admin changes. */
export type AccountChange = 'role' | 'deactivated' | 'reactivated';
/** And what people do to their own account. */
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
    text: (role) => `an Admin has changed your role: you are ${role === 'Admin' ? 'an' : 'a'} ${role} now.`,
    end: 'What you can do now waits behind your login:',
  },
  deactivated: {
    subject: 'Your account was deactivated',
    text: () =>
      'an Admin has deactivated your account. Nobody can log in to it, and your profile is not shown. What you published stays, under “Former member”.',
    end: null,
  },
  reactivated: {
    subject: 'Your account is active again',
    text: () =>
      'an Admin has activated your account again. Your profile is as it was, but for its picture, and you can log in here:',
    end: null,
  },
  left: {
    subject: 'You deactivated your account',
    text: () =>
      'your account is deactivated, as you asked. Your profile is hidden and you are logged out everywhere. What you published stays, under “Former member”.',
    end: `Changed your mind? Log in within ${RETURN_DAYS} days and your account is active again. After that, only an Admin can reactivate it:`,
  },
  returned: {
    subject: 'Welcome back',
    text: () => 'you logged in, so your account is active again, and your profile is as it was, but for its picture.',
    end: 'If it wasn’t you who logged in, choose a new password straight away, with “Forgot your password?” here:',
  },
};

const REASON_LENGTH = 500;

export function accountChangedMail(to: string, { name, appName }: Greeting, details: ChangeDetails): Mail {
  const { change, role, reason, link } = details;
  const { subject, text, end } = CHANGES[change];
  return {
    to,
    subject: `${subject} at ${appName}`,
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      text(role),
      ...(reason ? [`The reason: ${quotable(reason, REASON_LENGTH)}`] : []),
      ...(end ? [end] : []),
      ...(change === 'deactivated' ? [] : [link]),
    ]),
  };
}
