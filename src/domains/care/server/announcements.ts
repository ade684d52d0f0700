/** Notifications about cases, written in the transaction of the change. None names who reported or decided. */

import { headline, type LetterJob, notify, notifyAll, notifyEachOnce } from '#domains/notifications/server/public.ts';
import type { ReportOutcome } from '#generated/types.gen.ts';
import type { Tx } from '#platform/db/database.ts';
import { formatDay } from '#ui/dates.ts';
import { DECISIONS_PATH, REPORT_QUEUE_PATH } from '../model.ts';
import type { CaseRow } from './cases.repository.ts';

type Told = Pick<CaseRow, 'kind' | 'title' | 'ownerId' | 'link'>;

export interface OwnersNews {
  what: Exclude<ReportOutcome, 'dismissed'> | 'upheld' | 'overturned';
  /** When the suspension ends. */
  until: Date | null;
  reason: string;
}

export function sayToOwner(
  { kind, title }: Pick<Told, 'kind' | 'title'>,
  { what, until }: Omit<OwnersNews, 'reason'>,
): string {
  switch (what) {
    case 'hidden':
      return headline(`Your ${kind} was hidden`, title);
    case 'warned':
      return headline('You were given a warning', title);
    case 'suspended':
      return `Your account is suspended until ${until === null ? 'further notice' : formatDay(until, { timeZone: 'UTC' })}`;
    case 'upheld':
      return headline('Your appeal was declined', title);
    case 'overturned':
      return headline('Your appeal was accepted', title);
  }
}

export async function tellOwner(
  tx: Tx,
  told: Told,
  { letter, ...news }: OwnersNews & { letter: LetterJob },
): Promise<void> {
  const title = sayToOwner(told, news);
  await notify(tx, {
    userId: told.ownerId,
    kind: 'care_decided',
    title,
    body: news.reason,
    link: DECISIONS_PATH,
    letter,
  });
}

const OUTCOMES = {
  dismissed: 'We looked at it and didn’t find that it breaks the community rules.',
  acted: 'Thank you. We looked at it and took action.',
};

/** In general words: what was decided is between the person and those who decided. */
export async function tellReporters(
  tx: Tx,
  { title, link }: Told,
  { outcome, userIds, by }: { outcome: ReportOutcome; userIds: readonly string[]; by: string },
): Promise<void> {
  const isDismissed = outcome === 'dismissed';
  const news = {
    kind: 'report_decided',
    title: headline('Your report was looked at', title),
    body: isDismissed ? OUTCOMES.dismissed : OUTCOMES.acted,
    // What was acted on may be hidden.
    ...(isDismissed && { link }),
  } as const;
  await notifyAll(
    tx,
    userIds.filter((userId) => userId !== by).map((userId) => ({ userId, ...news })),
  );
}

/** Not repeated until they have read it. */
export async function tellDeciders(tx: Tx, userIds: readonly string[]): Promise<void> {
  await notifyEachOnce(tx, userIds, {
    kind: 'report_waiting',
    title: 'Reports are awaiting a decision',
    link: REPORT_QUEUE_PATH,
  });
}
