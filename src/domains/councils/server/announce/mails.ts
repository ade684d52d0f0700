/** Emails about councils. */
import { councilDecisionInputBounds } from '#generated/bounds/CouncilDecisionInput.gen.ts';
import { councilInputBounds } from '#generated/bounds/CouncilInput.gen.ts';
import { membershipRequestInputBounds } from '#generated/bounds/MembershipRequestInput.gen.ts';
import { say } from '#languages/say.ts';
import { greet, letter, withoutLinks } from '#platform/server/mail/letter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';

export interface CouncilLetter {
  to: string;
  /** The recipient's name. */
  name: string;
  councilTitle: string;
  link: string;
  appName: string;
}

interface Words {
  subject: string;
  /** Given the council's title. */
  lines: (title: string) => string[];
}

function write({ to, name, councilTitle, link, appName }: CouncilLetter, { subject, lines }: Words): Mail {
  const body = lines(withoutLinks(councilTitle, councilInputBounds.councilTitle.maxLength));
  return { to, subject, text: letter(appName, [greet(name), ...body, link]) };
}

export function approvedMail(about: CouncilLetter): Mail {
  return write(about, {
    subject: say('councils.mails.approved.subject'),
    lines: (title) => [say('councils.mails.approved.text', { title })],
  });
}

export function declinedMail(about: CouncilLetter, reason: string): Mail {
  return write(about, {
    subject: say('councils.mails.declined.subject'),
    lines: (title) => [
      say('councils.mails.declined.text', { title }),
      withoutLinks(reason, councilDecisionInputBounds.reason.maxLength),
      say('councils.mails.declined.link'),
    ],
  });
}

/** @param from the name of the person asking. */
export function requestedMail(about: CouncilLetter, from: string, message: string | null): Mail {
  const name = withoutLinks(from);
  return write(about, {
    subject: say('councils.mails.requested.subject'),
    lines: (title) => [
      ...(message === null
        ? [say('councils.mails.requested.text', { name, title })]
        : [
            say('councils.mails.requested.textWithMessage', { name, title }),
            withoutLinks(message, membershipRequestInputBounds.message.maxLength),
          ]),
      say('councils.mails.requested.link'),
    ],
  });
}

export function acceptedMail(about: CouncilLetter): Mail {
  return write(about, {
    subject: say('councils.mails.accepted.subject'),
    lines: (title) => [say('councils.mails.accepted.text', { title })],
  });
}

export function deniedMail(about: CouncilLetter): Mail {
  return write(about, {
    subject: say('councils.mails.denied.subject'),
    lines: (title) => [say('councils.mails.denied.text', { title })],
  });
}

export function removedMail(about: CouncilLetter): Mail {
  return write(about, {
    subject: say('councils.mails.removed.subject'),
    lines: (title) => [say('councils.mails.removed.text', { title }), say('councils.mails.removed.link')],
  });
}

export function handedOverMail(about: CouncilLetter): Mail {
  return write(about, {
    subject: say('councils.mails.handedOver.subject'),
    lines: (title) => [say('councils.mails.handedOver.text', { title })],
  });
}
