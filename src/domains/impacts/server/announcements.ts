/** Notifications about impacts, written in the transaction of the event. */

import {
  headline,
  type LetterJob,
  type NotificationInput,
  notify,
  notifyAllOnce,
  notifyBundled,
  notifyHourly,
  notifyOnce,
  withoutRecent,
} from '#domains/notifications/server/public.ts';
import { sayName } from '#domains/people/model.ts';
import { readCards } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { impactPathOf, reviewPathOf } from '../model.ts';
import type { ImpactRow } from './impacts.repository.ts';

type AnnouncedImpact = Pick<ImpactRow, 'id' | 'title' | 'ownerId' | 'participants'>;

interface Decision {
  /** `upheld`: declined again, on appeal. */
  event: 'verified' | 'overturned' | 'declined' | 'upheld' | 'reopened';
  reason: string | null;
  /** Points that each participant earned or, on reopening, loses. */
  points: number;
  /** The owner's email. */
  letter: LetterJob;
}

const KINDS = {
  verified: 'impact_verified',
  overturned: 'impact_verified',
  declined: 'impact_declined',
  upheld: 'impact_declined',
  reopened: 'impact_reopened',
} as const satisfies Record<Decision['event'], string>;

/** Notifies the owner and the members, without naming the judge. */
export async function notifyOfDecision(
  tx: Tx,
  impact: AnnouncedImpact,
  { event, reason, points, letter }: Decision,
): Promise<void> {
  for (const userId of [...impact.participants].sort()) {
    const isOwner = userId === impact.ownerId;
    await notify(tx, {
      userId,
      kind: KINDS[event],
      title: () => sayDecision(event, { isOwner, title: impact.title }),
      body: () => sayAbout(event, { reason, points }),
      link: impactPathOf(impact),
      ...(isOwner && { letter }),
    });
  }
}

export function sayDecision(
  event: Decision['event'],
  { isOwner, title: whole }: { isOwner: boolean; title: string },
): string {
  const values = { whose: isOwner ? 'own' : 'joined', title: headline(whole) } as const;
  switch (event) {
    case 'verified':
      return say('impacts.notifications.verified.title', values);
    case 'overturned':
      return say('impacts.notifications.overturned.title', values);
    case 'declined':
      return say('impacts.notifications.declined.title', values);
    case 'upheld':
      return say('impacts.notifications.upheld.title', values);
    case 'reopened':
      return say('impacts.notifications.reopened.title', values);
  }
}

function sayAbout(event: Decision['event'], { reason, points }: Pick<Decision, 'reason' | 'points'>): string | null {
  if (event === 'declined' || event === 'upheld') return reason;
  return event === 'reopened'
    ? paragraphs(reason, say('impacts.notifications.reopened.body', { points }))
    : paragraphs(say('impacts.notifications.verified.body', { points }), reason);
}

const paragraphs = (...texts: (string | null)[]): string => texts.filter(Boolean).join('\n\n');

/** Asks the owner on behalf of a judge, who isn't named. */
export const notifyOfQuestion = (
  tx: Tx,
  impact: AnnouncedImpact,
  { question, letter }: { question: string; letter: LetterJob },
): Promise<void> =>
  notify(tx, {
    userId: impact.ownerId,
    kind: 'impact_asked',
    title: () => sayQuestion(impact),
    body: () => question,
    link: impactPathOf(impact),
    letter,
  });

export const sayQuestion = ({ title }: { title: string }): string =>
  say('impacts.notifications.asked.title', { title: headline(title) });

/** @param answer null if the owner edited the impact instead. */
export const notifyOfAnswer = (
  tx: Tx,
  impact: AnnouncedImpact,
  { askedBy, answer }: { askedBy: string; answer: string | null },
): Promise<void> =>
  notify(tx, {
    userId: askedBy,
    kind: 'impact_answered',
    title: () => say('impacts.notifications.answered.title', { title: headline(impact.title) }),
    body: () => answer ?? say('impacts.notifications.answered.edited'),
    link: reviewPathOf(impact),
    actorId: impact.ownerId,
  });

/** For someone who reads each at once: nobody can flood another person's notifications. */
const ADDITIONS_PER_DAY = 5;

/**
 * At most one unread notification for everything that one owner adds a person to, and one an hour about the same
 * impact.
 *
 * @param earned the points that an impact already verified has given each of them; null while none has.
 */
export async function notifyNewMembers(
  tx: Tx,
  impact: AnnouncedImpact,
  userIds: readonly string[],
  earned: number | null = null,
): Promise<void> {
  const about = { kind: 'impact_member_added', link: impactPathOf(impact) } as const;
  const unnotified = await withoutRecent(tx, userIds, about);
  if (unnotified.length === 0) return;
  const owner = (await readCards(tx, [impact.ownerId]))(impact.ownerId);
  await notifyBundled(
    tx,
    unnotified.map((userId) => ({
      ...about,
      userId,
      titleFor: (others) =>
        others === 0
          ? sayNaming(impact).title
          : say('impacts.notifications.added.titleOfSeveral', { name: headline(sayName(owner)), count: others + 1 }),
      bodyFor: (others) => sayAddition(others === 0 ? earned : null, others + 1),
      actorId: impact.ownerId,
      bundle: `${about.kind}:${impact.ownerId}`,
      countedId: impact.id,
      mostPerDay: ADDITIONS_PER_DAY,
    })),
  );
}

/** For someone who was named in a single impact that isn't verified. */
export const sayNaming = ({ title }: { title: string }): { title: string; body: string } => ({
  title: say('impacts.notifications.added.title', { title: headline(title) }),
  body: say('impacts.notifications.added.body', { count: 1 }),
});

const sayAddition = (earned: number | null, count: number): string =>
  earned === null
    ? say('impacts.notifications.added.body', { count })
    : say('impacts.notifications.verified.body', { points: earned });

export async function notifyRemovedMember(
  tx: Tx,
  impact: AnnouncedImpact,
  { userId, by }: { userId: string; by: string },
): Promise<void> {
  await notifyHourly(tx, {
    userId,
    kind: 'member_removed',
    title: () => say('impacts.notifications.removed.title', { title: headline(impact.title) }),
    link: impactPathOf(impact),
    actorId: by,
  });
}

/** For someone who reads each at once: an answer can be changed as often as one likes. */
const ABSENCES_PER_DAY = 5;

/** Tells the owner who wasn't there, in one unread notification for each impact. */
export async function notifyOfAbsence(tx: Tx, impact: AnnouncedImpact, userId: string): Promise<void> {
  const name = headline(sayName((await readCards(tx, [userId]))(userId)));
  const title = headline(impact.title);
  await notifyBundled(tx, [
    {
      userId: impact.ownerId,
      kind: 'member_removed',
      titleFor: (others) => say('impacts.notifications.notThere.title', { name, others, title }),
      bodyFor: () => say('impacts.notifications.notThere.body'),
      link: impactPathOf(impact),
      actorId: userId,
      bundle: `member_removed:${impact.id}`,
      mostPerDay: ABSENCES_PER_DAY,
    },
  ]);
}

export async function notifyOfLike(tx: Tx, impact: AnnouncedImpact, userId: string): Promise<void> {
  if (impact.ownerId === userId) return;
  await notifyOnce(tx, {
    userId: impact.ownerId,
    kind: 'impact_liked',
    title: () => say('impacts.notifications.liked.title', { title: headline(impact.title) }),
    link: impactPathOf(impact),
    actorId: userId,
  });
}

export interface JudgeOrAdmin {
  id: string;
  role: 'Judge' | 'Admin';
}

/** Notifies judges and admins; each gets at most one unread notification per kind and link. */
export async function notifyJudges(
  tx: Tx,
  waiting: readonly { impact: AnnouncedImpact & Pick<ImpactRow, 'appealId'>; judges: readonly JudgeOrAdmin[] }[],
): Promise<void> {
  const news = waiting.flatMap(({ impact, judges }) => judges.map((judge) => notificationFor(judge, impact)));
  const different = new Map(news.map((one) => [`${one.userId} ${one.kind} ${one.link}`, one]));
  // A fixed lock order, so that two of these transactions can't deadlock on people's counters.
  await notifyAllOnce(
    tx,
    [...different.values()].sort((one, other) => (one.userId < other.userId ? -1 : 1)),
  );
}

function notificationFor(
  { id: userId, role }: JudgeOrAdmin,
  impact: AnnouncedImpact & Pick<ImpactRow, 'appealId'>,
): NotificationInput {
  if (impact.appealId !== null) {
    const title = () => say('impacts.notifications.appealed.title', { title: headline(impact.title) });
    return { userId, kind: 'impact_appealed', title, link: reviewPathOf(impact) };
  }
  const link = role === 'Admin' ? '/admin/impacts' : '/judge/impacts';
  return { userId, kind: 'impact_waiting', title: () => say('impacts.notifications.waiting.title'), link };
}
