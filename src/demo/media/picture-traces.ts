/**
 * What judges learn of the demo community's pictures. Its drawings are shown many times, so they aren't compared, but for
 * one that seems to be used again in a pending impact; another seems to be from elsewhere.
 */
import type { DemoCommunity } from '../community.ts';
import { DAY_MS } from '../ids.ts';
import type { Row } from '../rows.ts';

/** Any look will do, as long as both pictures have it. */
const LOOK = '4159420697817132076';
const REYKJAVIK = { latitude: 64.1, longitude: -21.9 };
const DAYS_BEFORE = 400;

export function toPictureTraces({
  impacts,
  pictures,
}: Pick<DemoCommunity, 'impacts' | 'pictures'>): Row<'picture_traces'>[] {
  const impactOf = new Map(impacts.map((impact) => [impact.id, impact]));
  const isPending = (impactId: string) => impactOf.get(impactId)?.status.isVerified === null;
  const [again, elsewhere] = pictures.filter(({ impactId, position }) => position === 0 && isPending(impactId));
  const original = pictures.findLast(
    ({ impactId, drawing }) => drawing === again?.drawing && impactOf.get(impactId)?.status.isVerified === true,
  );
  return pictures.map(({ id, impactId }) => {
    const isCompared = original !== undefined && (id === again?.id || id === original.id);
    const startDate = impactOf.get(impactId)?.startDate;
    const isFromElsewhere = id === elsewhere?.id && startDate !== undefined;
    return {
      media_id: id,
      look: isCompared ? LOOK : null,
      taken_on: isFromElsewhere ? dayBefore(startDate, DAYS_BEFORE) : null,
      latitude: isFromElsewhere ? REYKJAVIK.latitude : null,
      longitude: isFromElsewhere ? REYKJAVIK.longitude : null,
    };
  });
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
