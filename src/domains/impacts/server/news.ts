/** What people are told about impacts, in the transaction in which it happens. */
import type { Tx } from '../../../platform/db/database.ts';
import type { LetterJob } from '../../../platform/db/notification-tables.ts';
import { headline, type News, notify, notifyHourly, notifyOnce } from '../../notifications/server/service.ts';
import { impactPathOf, reviewPathOf } from '../model.ts';
import type { ImpactRow } from './impacts.repository.ts';

type Told = Pick<ImpactRow, 'id' | 'title' | 'ownerId' | 'participants'>;

interface Decision {
  event: 'verified' | 'overturned' | 'declined' | 'reopened';
  reason: string | null;
  /** What each participant got or, when it is reopened, loses. */
  points: number;
  /** To the owner. */
  letter: LetterJob;
}

/** The owner and the members. Who decided stays with the reviewers. */
export async function tellDecision(tx: Tx, impact: Told, { event, reason, points, letter }: Decision): Promise<void> {
  const because = reason ?? undefined;
  for (const userId of [...impact.participants].sort()) {
    const isOwner = userId === impact.ownerId;
    const base = { link: impactPathOf(impact), ...(isOwner && { letter }) };
    const whose = isOwner ? 'Your impact' : 'An impact that you took part in';
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
      const lost = `Its ${points} points are taken back until it is decided again.`;
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
      const body = `You have ${points} points more.`;
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
      body: 'You get points with everyone else when it is verified. If you took no part in it, take yourself off.',
      link: impactPathOf(impact),
      actorId: impact.ownerId,
    });
  }
}

export async function tellLike(tx: Tx, impact: Told, userId: string): Promise<void> {
  if (impact.ownerId === userId) return;
  const title = headline('Somebody likes your impact', impact.title);
  await notifyOnce(tx, {
    userId: impact.ownerId,
    kind: 'impact_liked',
    title,
    link: impactPathOf(impact),
    actorId: userId,
  });
}

/** A reviewer who has not looked since is not told again. */
export async function tellReviewer(
  tx: Tx,
  impact: Told,
  { userId, home, isAppeal }: { userId: string; home: string; isAppeal: boolean },
): Promise<void> {
  const news: News = isAppeal
    ? {
        userId,
        kind: 'impact_appealed',
        title: headline('An appeal waits for you', impact.title),
        link: reviewPathOf(impact),
      }
    : { userId, kind: 'impact_waiting', title: 'New impacts wait for review', link: home };
  await notifyOnce(tx, news);
}
