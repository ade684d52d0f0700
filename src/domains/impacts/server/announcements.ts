/** Notifications about impacts, written in the transaction of the event. */

import {
  headline,
  type LetterJob,
  type News,
  notify,
  notifyAllOnce,
  notifyHourly,
  notifyOnce,
} from '#domains/notifications/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { impactPathOf, reviewPathOf } from '../model.ts';
import type { ImpactRow } from './impacts.repository.ts';

type Told = Pick<ImpactRow, 'id' | 'title' | 'ownerId' | 'participants'>;

interface Decision {
  event: 'verified' | 'overturned' | 'declined' | 'reopened';
  reason: string | null;
  /** Points that each participant earned or, on reopening, loses. */
  points: number;
  /** The owner's email. */
  letter: LetterJob;
}

/** To the owner and the members, without naming the judge. */
export async function tellDecision(tx: Tx, impact: Told, { event, reason, points, letter }: Decision): Promise<void> {
  const because = reason ?? undefined;
  for (const userId of [...impact.participants].sort()) {
    const isOwner = userId === impact.ownerId;
    const base = { link: impactPathOf(impact), ...(isOwner && { letter }) };
    const whose = isOwner ? 'Your impact' : 'An impact you took part in';
    if (event === 'declined') {
      const body = because && { body: because };
      await notify(tx, {
        ...base,
        ...body,
        userId,
        kind: 'impact_declined',
        title: headline(whose, impact.title, 'was declined'),
      });
    } else if (event === 'reopened') {
      const lost = `Its ${points} points no longer count while it awaits a new decision.`;
      const body = [because, lost].filter(Boolean).join('\n\n');
      await notify(tx, {
        ...base,
        body,
        userId,
        kind: 'impact_reopened',
        title: headline(whose, impact.title, 'was reopened'),
      });
    } else {
      const what = event === 'overturned' ? 'was verified on appeal' : 'was verified';
      const body = [`You earned ${points} points.`, because].filter(Boolean).join('\n\n');
      await notify(tx, { ...base, body, userId, kind: 'impact_verified', title: headline(whose, impact.title, what) });
    }
  }
}

export async function tellNewMembers(tx: Tx, impact: Told, userIds: readonly string[]): Promise<void> {
  for (const userId of [...userIds].sort()) {
    await notifyHourly(tx, {
      userId,
      kind: 'impact_member_added',
      title: headline('You were added to an impact', impact.title),
      body: 'You’ll earn points when it’s verified. If you didn’t take part, you can remove yourself.',
      link: impactPathOf(impact),
      actorId: impact.ownerId,
    });
  }
}

export async function tellLike(tx: Tx, impact: Told, userId: string): Promise<void> {
  if (impact.ownerId === userId) return;
  const title = headline('Someone likes your impact', impact.title);
  await notifyOnce(tx, {
    userId: impact.ownerId,
    kind: 'impact_liked',
    title,
    link: impactPathOf(impact),
    actorId: userId,
  });
}

/** Only once until each has looked. In the order given. */
export async function tellReviewers(
  tx: Tx,
  impact: Told,
  { reviewers, isAppeal }: { reviewers: readonly { id: string; role: 'Judge' | 'Admin' }[]; isAppeal: boolean },
): Promise<void> {
  const news = reviewers.map(({ id: userId, role }): News => {
    if (isAppeal) {
      const title = headline('New appeal to review', impact.title);
      return { userId, kind: 'impact_appealed', title, link: reviewPathOf(impact) };
    }
    const link = role === 'Admin' ? '/admin/impacts' : '/judge/impacts';
    return { userId, kind: 'impact_waiting', title: 'New impacts to review', link };
  });
  await notifyAllOnce(tx, news);
}
