/** Computes the demo community's points: a ledger row for every change, and the totals. */

import { pointsFor } from '#domains/points/impact-points.ts';
import { type ReasonFacts, sayReason } from '#domains/points/reasons.ts';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type { PointsCause } from '#generated/types.gen.ts';
import { idAt } from '../ids.ts';
import type { DemoImpact } from '../impacts/impacts.ts';
import { GIFTS } from '../phrases.ts';
import type { Random } from '../random.ts';
import { type DemoInvitation, type DemoPerson, isActiveMember } from './people.ts';

export interface DemoPointsEntry {
  id: string;
  userId: string;
  points: number;
  balance: number;
  cause: PointsCause;
  reason: string;
  facts: ReasonFacts | null;
  subjectKind: 'impact' | 'user' | null;
  /** The impact, or the person who accepted the invitation; null for manual adjustments. */
  subjectId: string | null;
  decisionId: string | null;
  decidedBy: string | null;
  reversesId: string | null;
  givenAt: Date;
}

/** A change whose balance isn't known yet. */
type Change = Omit<DemoPointsEntry, 'id' | 'balance' | 'reason' | 'reversesId'> & {
  /** The reason that an admin wrote. */
  reason?: string;
  /** The decision whose points are reversed. */
  reversesDecision: string | null;
};

const GIFT_SHARE = 0.06;
const NO_DECISION = { subjectKind: null, decisionId: null, reversesDecision: null } as const;

interface Community {
  people: readonly DemoPerson[];
  invitations: readonly DemoInvitation[];
  impacts: readonly DemoImpact[];
}

/** Also sets everyone's total. */
export function keepLedger(random: Random, community: Community, today: Date): DemoPointsEntry[] {
  const people = new Map(community.people.map((person) => [person.id, person]));
  const changes = [
    ...community.invitations.map((invitation) => forInvitation(invitation, people)),
    ...makeGifts(random, community.people, today),
    ...community.impacts.flatMap(forImpact),
  ].sort((a, b) => a.givenAt.getTime() - b.givenAt.getTime());
  const entries = new Map<string, DemoPointsEntry>();
  return changes.map(({ reversesDecision, ...change }) => {
    const person = people.get(change.userId);
    if (!person) throw new Error(`Points for nobody: ${change.userId}`);
    person.points += change.points;
    const reversesId = reversesDecision ? (entries.get(`${reversesDecision} ${change.userId}`)?.id ?? null) : null;
    const reason = change.reason ?? sayReason({ ...change, reason: '' });
    const entry = { id: idAt(random, change.givenAt), ...change, reason, balance: person.points, reversesId };
    if (change.decisionId) entries.set(`${change.decisionId} ${change.userId}`, entry);
    return entry;
  });
}

function forInvitation({ invitedBy, acceptedBy }: DemoInvitation, people: Map<string, DemoPerson>): Change {
  const joined = people.get(acceptedBy);
  if (!joined) throw new Error(`An invitation that nobody accepted: ${acceptedBy}`);
  return {
    ...NO_DECISION,
    userId: invitedBy,
    points: STANDARD_RULE.invitation,
    cause: 'invitation_accepted',
    facts: null,
    subjectKind: 'user',
    subjectId: acceptedBy,
    decidedBy: null,
    givenAt: joined.joinedAt,
  };
}

function makeGifts(random: Random, people: readonly DemoPerson[], today: Date): Change[] {
  const admin = people.find(({ role }) => role === 'Admin');
  const thanked = people.filter((person) => isActiveMember(person) && (person.canSignIn || random.chance(GIFT_SHARE)));
  return thanked.map((person) => {
    const { reason, points } = random.pick(GIFTS);
    return {
      ...NO_DECISION,
      userId: person.id,
      points,
      cause: 'given_by_hand',
      reason,
      facts: null,
      subjectId: null,
      decidedBy: admin?.id ?? null,
      givenAt: new Date(random.between(person.joinedAt.getTime(), today.getTime() - 1)),
    };
  });
}

/** Like the server, gives everyone who took part the same points. */
function forImpact(impact: DemoImpact): Change[] {
  const { total, parts } = pointsFor(impact.measures, STANDARD_RULE);
  let givenBy: string | null = null;
  return impact.events.flatMap((event): Change[] => {
    const shared = { subjectKind: 'impact', subjectId: impact.id, decisionId: event.id, decidedBy: event.by } as const;
    const everyone = [impact.ownerId, ...impact.memberIds];
    if (event.event === 'verified' || event.event === 'overturned') {
      givenBy = event.id;
      const change = {
        ...shared,
        points: total,
        cause: 'impact_verified',
        facts: { title: impact.title, parts },
        reversesDecision: null,
      } as const;
      return everyone.map((userId) => ({ ...change, userId, givenAt: event.at }));
    }
    if (event.event !== 'reopened') return [];
    const change = {
      ...shared,
      points: -total,
      cause: 'impact_reopened',
      facts: { title: impact.title, why: event.reason ?? '' },
      reversesDecision: givenBy,
    } as const;
    return everyone.map((userId) => ({ ...change, userId, givenAt: event.at }));
  });
}
