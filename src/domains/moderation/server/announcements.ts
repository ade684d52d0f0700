/** Notifications about cases, written in the transaction of the change. None names who reported or decided. */

import { sayTitled } from '#domains/audit/entry-facts.ts';
import { headline, type LetterJob, notify, notifyAll, notifyEachOnce } from '#domains/notifications/server/public.ts';
import type { ReportOutcome } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { DECISIONS_PATH, REPORT_QUEUE_PATH } from '../model.ts';
import type { CaseRow } from './cases.repository.ts';

type NotifiedCase = Pick<CaseRow, 'kind' | 'title' | 'ownerId' | 'link'>;

export interface OwnerNotice {
  what: Exclude<ReportOutcome, 'dismissed'> | 'upheld' | 'overturned';
  /** When the suspension ends. */
  until: Date | null;
  reason: string;
}

export function sayToOwner(
  { kind, title }: Pick<NotifiedCase, 'kind' | 'title'>,
  { what, until }: Omit<OwnerNotice, 'reason'>,
): string {
  switch (what) {
    case 'hidden':
      return say('moderation.notifications.hidden', { kind, title: headline(sayTitled(title)) });
    case 'warned':
      return say('moderation.notifications.warned', { title: headline(sayTitled(title)) });
    case 'suspended':
      return until === null
        ? say('moderation.notifications.suspended')
        : say('moderation.notifications.suspendedUntil', { moment: sayMoment(until) });
    case 'upheld':
      return say('moderation.notifications.upheld', { title: headline(sayTitled(title)) });
    case 'overturned':
      return say('moderation.notifications.overturned', { title: headline(sayTitled(title)) });
  }
}

export async function notifyOwner(
  tx: Tx,
  notified: NotifiedCase,
  { letter, ...news }: OwnerNotice & { letter: LetterJob },
): Promise<void> {
  await notify(tx, {
    userId: notified.ownerId,
    kind: 'care_decided',
    title: () => sayToOwner(notified, news),
    body: () => news.reason,
    link: DECISIONS_PATH,
    letter,
  });
}

/** Says only in general terms what was decided: the rest is between the person and those who decided. */
export async function notifyReporters(
  tx: Tx,
  { title, link }: NotifiedCase,
  { outcome, userIds, by }: { outcome: ReportOutcome; userIds: readonly string[]; by: string },
): Promise<void> {
  const isDismissed = outcome === 'dismissed';
  const news = {
    kind: 'report_decided',
    title: () => say('moderation.notifications.reportDecided.title', { title: headline(sayTitled(title)) }),
    body: () =>
      isDismissed
        ? say('moderation.notifications.reportDecided.dismissed')
        : say('moderation.notifications.reportDecided.acted'),
    // No link otherwise, since what was acted on may be hidden.
    ...(isDismissed && { link }),
  } as const;
  await notifyAll(
    tx,
    userIds.filter((userId) => userId !== by).map((userId) => ({ userId, ...news })),
  );
}

/** Not repeated until they have read it. */
export async function notifyDeciders(tx: Tx, userIds: readonly string[]): Promise<void> {
  await notifyEachOnce(tx, userIds, {
    kind: 'report_waiting',
    title: () => say('moderation.notifications.waiting'),
    link: REPORT_QUEUE_PATH,
  });
}
