/** Emails about accounts. */
import { accountUpdateInputBounds } from '#generated/bounds/AccountUpdateInput.gen.ts';
import { registrationDecisionInputBounds } from '#generated/bounds/RegistrationDecisionInput.gen.ts';
import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { greet, letter, withoutLinks } from '#platform/server/mail/letter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { RETURN_DAYS } from '../return-days.ts';

export interface Greeting {
  /** The recipient's name or, in an invitation, the inviter's. */
  name: string;
  appName: string;
}

/** An email to the owner of an account. */
export const ownerMail = (to: string, { name, appName }: Greeting, subject: string, paragraphs: string[]): Mail => ({
  to,
  subject,
  text: letter(appName, [greet(name), ...paragraphs]),
});

/** Ends an email about a change that someone else may have made. */
const disowningParts = (link: string): string[] => [
  say('auth.mails.newPassword.link'),
  link,
  say('auth.mails.newPassword.expiry'),
];

interface VerificationDetails {
  link: string;
  /** The operator's own text, used instead of the default. */
  welcome: string | null;
}

export function verificationMail(to: string, greeting: Greeting, { link, welcome }: VerificationDetails): Mail {
  const { appName } = greeting;
  return ownerMail(to, greeting, say('auth.mails.verification.subject', { appName }), [
    ...(welcome === null
      ? [say('auth.mails.verification.text', { appName })]
      : [welcome, say('auth.mails.verification.link')]),
    link,
    say('auth.mails.verification.expiry'),
  ]);
}

export const passwordResetMail = (to: string, greeting: Greeting, link: string): Mail =>
  ownerMail(to, greeting, say('auth.mails.passwordReset.subject', { appName: greeting.appName }), [
    say('auth.mails.passwordReset.text'),
    link,
    say('auth.mails.passwordReset.expiry'),
  ]);

export function newPasswordMail(to: string, greeting: Greeting, link: string): Mail {
  const { appName } = greeting;
  const subject = say('auth.mails.newPassword.subject', { appName });
  return ownerMail(to, greeting, subject, [say('auth.mails.newPassword.text', { appName }), ...disowningParts(link)]);
}

export function newDeviceMail(
  to: string,
  greeting: Greeting,
  { device, link }: { device: string; link: string },
): Mail {
  const { appName } = greeting;
  const subject = say('auth.mails.newDevice.subject', { appName });
  return ownerMail(to, greeting, subject, [
    say('auth.mails.newDevice.text', { appName, device }),
    ...disowningParts(link),
  ]);
}

/** A token for a program, which others could use too. */
export function tokenMadeMail(
  to: string,
  greeting: Greeting,
  { program, link }: { program: string; link: string },
): Mail {
  const { appName } = greeting;
  const subject = say('auth.mails.tokenMade.subject', { appName });
  return ownerMail(to, greeting, subject, [
    say('auth.mails.tokenMade.text', { appName, program: withoutLinks(program) }),
    ...disowningParts(link),
  ]);
}

/** Changes of the second step of a login, and uses of it, that its owner is told of. */
export type FactorChange =
  | 'factorAdded'
  | 'factorRemoved'
  /** By the operator. */
  | 'factorTakenAway'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved';

const FACTOR_TEXTS: Record<FactorChange, (values: { appName: string }) => { subject: string; text: string }> = {
  factorAdded: (values) => ({
    subject: say('auth.mails.factorAdded.subject', values),
    text: say('auth.mails.factorAdded.text', values),
  }),
  factorRemoved: (values) => ({
    subject: say('auth.mails.factorRemoved.subject', values),
    text: say('auth.mails.factorRemoved.text', values),
  }),
  factorTakenAway: (values) => ({
    subject: say('auth.mails.factorRemoved.subject', values),
    text: say('auth.mails.factorTakenAway.text', values),
  }),
  recoveryCodesMade: (values) => ({
    subject: say('auth.mails.recoveryCodesMade.subject', values),
    text: say('auth.mails.recoveryCodesMade.text', values),
  }),
  recoveryCodeUsed: (values) => ({
    subject: say('auth.mails.recoveryCodeUsed.subject', values),
    text: say('auth.mails.recoveryCodeUsed.text', values),
  }),
  passkeyAdded: (values) => ({
    subject: say('auth.mails.passkeyAdded.subject', values),
    text: say('auth.mails.passkeyAdded.text', values),
  }),
  passkeyRemoved: (values) => ({
    subject: say('auth.mails.passkeyRemoved.subject', values),
    text: say('auth.mails.passkeyRemoved.text', values),
  }),
};

export function factorMail(
  to: string,
  greeting: Greeting,
  { change, link }: { change: FactorChange; link: string },
): Mail {
  const { subject, text } = FACTOR_TEXTS[change]({ appName: greeting.appName });
  return ownerMail(to, greeting, subject, [text, ...disowningParts(link)]);
}

/** To someone whose account an admin has made. */
export const importedMail = (to: string, greeting: Greeting, { from, link }: { from: string; link: string }): Mail =>
  ownerMail(to, greeting, say('auth.mails.imported.subject', { appName: greeting.appName }), [
    say('auth.mails.imported.text', { name: withoutLinks(from), appName: greeting.appName }),
    say('auth.mails.imported.link'),
    link,
    say('auth.mails.imported.expiry'),
  ]);

/** To someone whom an admin let in. */
export const admittedMail = (to: string, greeting: Greeting, link: string): Mail =>
  ownerMail(to, greeting, say('auth.mails.admitted.subject', { appName: greeting.appName }), [
    say('auth.mails.admitted.text', { appName: greeting.appName }),
    say('auth.mails.admitted.link'),
    link,
  ]);

/** @param days after which the registration is erased. */
export const notAdmittedMail = (
  to: string,
  greeting: Greeting,
  { reason, days }: { reason: string; days: number },
): Mail =>
  ownerMail(to, greeting, say('auth.mails.notAdmitted.subject', { appName: greeting.appName }), [
    say('auth.mails.notAdmitted.text', { appName: greeting.appName }),
    withoutLinks(reason, registrationDecisionInputBounds.reason.maxLength),
    say('auth.mails.notAdmitted.erasure', { days }),
  ]);

export const accountExistsMail = (to: string, greeting: Greeting, link: string): Mail =>
  ownerMail(to, greeting, say('auth.mails.accountExists.subject', { appName: greeting.appName }), [
    say('auth.mails.accountExists.text'),
    link,
    say('auth.mails.accountExists.forgot'),
  ]);

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
  /** How long after its deactivation an account is erased. */
  eraseAfterDays: number;
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
  const { change, role, reason: given, link, eraseAfterDays: days } = details;
  const { subject, text, end } = sayChange(change, role, appName);
  const reason = given && withoutLinks(given, accountUpdateInputBounds.reason.maxLength);
  return {
    to,
    subject,
    text: letter(appName, [
      greet(name),
      text,
      ...(reason ? [say('auth.mails.reason', { reason })] : []),
      ...(change === 'left' || change === 'deactivated' ? [say('auth.mails.erasure', { days })] : []),
      ...(end ? [end] : []),
      ...(change === 'deactivated' ? [] : [link]),
    ]),
  };
}
