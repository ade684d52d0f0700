/** The credentials of everyone who took part in a verified impact, and of those who reached a milestone. */
import { type CredentialContent, NO_CONTENT } from '#domains/credentials/content.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import type { DemoCommunity } from '../community.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import { verifiedAtOf } from './impact-rows.ts';

const MILESTONES = [
  { name: 'The first hundred', description: 'A hundred points: the first impacts, verified.', points: 100 },
  { name: 'Kept at it', description: 'A thousand points, impact by impact.', points: 1000 },
];

/** Loaded in this order. */
export function toCredentialRows(random: Random, community: DemoCommunity, today: Date) {
  const milestones = MILESTONES.map((milestone) => ({ id: idAt(random, today), ...milestone, created_at: today }));
  const issued = [...ofImpacts(community), ...milestones.flatMap((milestone) => ofMilestone(community, milestone))];
  return {
    credential_milestones: milestones,
    credentials: issued.map(({ at, ...credential }) => ({ id: idAt(random, at), ...credential, issued_at: at })),
  };
}

interface Issued {
  user_id: string;
  kind: 'impact' | 'milestone';
  subject_id: string;
  year: number | null;
  content: CredentialContent;
  at: Date;
}

const ofImpacts = ({ impacts }: DemoCommunity): Issued[] =>
  impacts.flatMap((impact) => {
    const at = verifiedAtOf(impact);
    if (at === null || impact.isHidden) return [];
    const { id, title, sdgs: goals, measures, impactYear: year } = impact;
    const content = { ...NO_CONTENT, title, goals, measures, link: impactPathOf(impact) };
    const people = [impact.ownerId, ...impact.memberIds];
    return people.map((userId) => ({ user_id: userId, kind: 'impact', subject_id: id, year, content, at }));
  });

/** Of those who have as many points still, since they first had. */
function ofMilestone(
  { pointsEntries }: DemoCommunity,
  milestone: (typeof MILESTONES)[number] & { id: string },
): Issued[] {
  const { id, name: title, description, points } = milestone;
  const content = { ...NO_CONTENT, title, description, points };
  return [...Map.groupBy(pointsEntries, ({ userId }) => userId)].flatMap(([userId, entries]) => {
    const reached = entries.find(({ balance }) => balance >= points);
    if (!reached || (entries.at(-1)?.balance ?? 0) < points) return [];
    return [{ user_id: userId, kind: 'milestone', subject_id: id, year: null, content, at: reached.givenAt }];
  });
}
