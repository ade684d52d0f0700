/** Emails to the person whom a decision concerns. */

import { linkFor } from '#domains/notifications/links.ts';
import { reportDecisionInputBounds } from '#generated/bounds/ReportDecisionInput.gen.ts';
import type { Role } from '#generated/types.gen.ts';
import { letter, quotable } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { DECISIONS_PATH, RULES_PATH } from '../model.ts';
import { type OwnersNews, sayToOwner } from './announcements.ts';
import type { CaseRow } from './cases.repository.ts';

interface CareLetter {
  to: string;
  /** The recipient's. */
  name: string;
  role: Role;
  found: Pick<CaseRow, 'kind' | 'title' | 'suspendedUntil' | 'reportCount'>;
  what: OwnersNews['what'];
  reason: string;
  publicOrigin: string;
  appName: string;
}

const TITLE_LENGTH = 220;

/** @param noticed who noticed it. */
const SAID: Record<OwnersNews['what'], (about: string, noticed: string) => string> = {
  hidden: (about) => `We’ve hidden ${about}, because it breaks the community rules:`,
  warned: (about, noticed) => `${noticed} ${about}, and it breaks the community rules. This is a warning:`,
  suspended: (about, noticed) =>
    `${noticed} ${about}, and it breaks the community rules. We’ve suspended your account: until it ends by itself, you can read but not write. The reason:`,
  upheld: (about) => `We’ve looked at your appeal about ${about} again, and the decision stays:`,
  overturned: (about) => `We’ve looked at your appeal about ${about} again, and reversed the decision:`,
};

export function careLetter({ to, name, role, found, what, reason, publicOrigin, appName }: CareLetter): Mail {
  const { kind, title, suspendedUntil: until, reportCount } = found;
  const isAnswer = what === 'upheld' || what === 'overturned';
  const about = kind === 'profile' ? 'your profile' : `your ${kind} “${quotable(title, TITLE_LENGTH)}”`;
  const decisions = `${publicOrigin}${linkFor(role, DECISIONS_PATH)}`;
  return {
    to,
    subject: sayToOwner(found, { what, until }),
    text: letter(appName, [
      `Hello ${quotable(name)},`,
      SAID[what](about, reportCount === 0 ? 'We looked at' : 'Someone reported'),
      quotable(reason, reportDecisionInputBounds.reason.maxLength),
      `The community rules: ${publicOrigin}${RULES_PATH}`,
      isAnswer ? 'See the decision:' : 'If you think this is a mistake, you can appeal once:',
      decisions,
    ]),
  };
}
