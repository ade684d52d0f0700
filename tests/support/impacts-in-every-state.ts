/** Impacts for what lists and shows them. */
import type { Impact } from '#generated/types.gen.ts';
import { type Cast, CLEAN_UP, dataOf, decide, logImpact } from './impacts.ts';

export type ImpactsInEveryState = Record<'verified' | 'old' | 'pending' | 'declined' | 'hidden' | 'other', Impact>;

/** One impact in every state, oldest first. */
export async function logInEveryState(cast: Cast): Promise<ImpactsInEveryState> {
  const { owner, stranger, judge, admin } = cast;
  const verified = await logImpact(owner, { title: 'Planting mangroves at the Saloum', sdgs: [13, 14] });
  const old = await logImpact(owner, {
    title: 'Nettoyage de la rivière',
    impactYear: 2022,
    startDate: '2022-05-01',
    endDate: null,
    eventType: CLEAN_UP,
    sdgs: [6, 13],
    location: 'Łódź, Poland',
  });
  const pending = await logImpact(owner, { title: 'Counting wetland birds', members: [cast.judgeId] });
  const declined = await logImpact(owner, { title: 'Repairing bicycles' });
  const hidden = await logImpact(owner, { title: 'Planting hedges' });
  const other = await logImpact(stranger, {
    title: 'Teaching composting 50% faster',
    sdgs: [4],
    location: 'Co-op of Port-au-Prince',
    members: [cast.ownerId],
  });
  for (const { id } of [verified, old, hidden, other]) await decide(judge, id, { isVerified: true });
  await decide(judge, declined.id, { isVerified: false, reason: 'No pictures.' });
  dataOf(await admin.post('/impact/Hide', { impactId: hidden.id, isHide: true }));
  dataOf(await stranger.post('/like', { impactId: old.id, likeStatus: true, userId: cast.strangerId }));
  return { verified, old, pending, declined, hidden, other };
}
