/** Emails to the person whom a decision concerns. */

import { sayTitled } from '#domains/audit/entry-facts.ts';
import { linkFor } from '#domains/notifications/link-for-role.ts';
import { reportDecisionInputBounds } from '#generated/bounds/ReportDecisionInput.gen.ts';
import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { greet, letter, withoutLinks } from '#platform/server/mail/letter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { DECISIONS_PATH, RULES_PATH } from '../model.ts';
import { type OwnerNotice, sayToOwner } from './announcements.ts';
import type { CaseRow } from './cases.repository.ts';

interface ModerationLetter {
  to: string;
  /** The recipient's name. */
  name: string;
  role: Role;
  found: Pick<CaseRow, 'kind' | 'title' | 'suspendedUntil' | 'reportCount'>;
  what: OwnerNotice['what'];
  reason: string;
  publicOrigin: string;
  appName: string;
}

const TITLE_LENGTH = 220;

type Found = ModerationLetter['found'];

/** The text before the reason: what was decided. */
function sayDecided(what: OwnerNotice['what'], { kind, title, reportCount }: Found): string {
  const values = {
    kind,
    title: withoutLinks(sayTitled(title), TITLE_LENGTH),
    by: reportCount === 0 ? 'us' : 'report',
  } as const;
  switch (what) {
    case 'hidden':
      return say('moderation.mails.hidden', values);
    case 'warned':
      return say('moderation.mails.warned', values);
    case 'suspended':
      return say('moderation.mails.suspended', values);
    case 'upheld':
      return say('moderation.mails.upheld', values);
    case 'overturned':
      return say('moderation.mails.overturned', values);
  }
}

export function moderationLetter({
  to,
  name,
  role,
  found,
  what,
  reason,
  publicOrigin,
  appName,
}: ModerationLetter): Mail {
  const until = found.suspendedUntil;
  const isAnswer = what === 'upheld' || what === 'overturned';
  const decisions = `${publicOrigin}${linkFor(role, DECISIONS_PATH)}`;
  return {
    to,
    subject: sayToOwner(found, { what, until }),
    text: letter(appName, [
      greet(name),
      sayDecided(what, found),
      withoutLinks(reason, reportDecisionInputBounds.reason.maxLength),
      say('moderation.mails.rules', { link: `${publicOrigin}${RULES_PATH}` }),
      isAnswer ? say('moderation.mails.seeDecision') : say('moderation.mails.appeal'),
      decisions,
    ]),
  };
}
