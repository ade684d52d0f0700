/** The demo councils: invented groups in real places, who founded them and how they were decided. */

import * as z from 'zod';
import { DAY_MS, idAt } from '../ids.ts';
import type { DemoImpact } from '../impacts/impacts.ts';
import { sceneKindSchema } from '../media/drawings.ts';
import { type PlannedPicture, pictureOf } from '../media/picture-plans.ts';
import { type DemoPerson, isActiveMember } from '../people/people.ts';
import type { Random } from '../random.ts';
import charters from '../texts/charters.json' with { type: 'json' };
import { COUNCIL_DECLINE_REASONS } from './council-texts.ts';

const charterSchema = z.strictObject({
  title: z.string(),
  /** Where most of its members live; null for a council whose members meet online. */
  location: z.string().nullable(),
  goals: z.array(z.number()),
  description: z.string(),
  /** Number of members, including the owner. */
  members: z.number(),
  /** Approved if omitted. */
  course: z.enum(['pending', 'declined']).optional(),
  /** The scene on its cover; contours are shown if omitted. */
  scene: sceneKindSchema.optional(),
  hasDocument: z.literal(true).optional(),
  /** The demo member's relation to it. */
  member: z.enum(['owner', 'member', 'requested']).optional(),
  /** Number of requests to join. */
  requests: z.number().optional(),
});

type Charter = z.infer<typeof charterSchema>;

const CHARTERS: readonly Charter[] = z.array(charterSchema).parse(charters);

export interface CouncilDecision {
  id: string;
  isApproved: boolean;
  reason: string | null;
  by: string;
  at: Date;
}

export interface DemoCouncil {
  id: string;
  charter: Charter;
  owner: DemoPerson;
  cover: PlannedPicture | null;
  createdAt: Date;
  /** Null while pending. */
  decision: CouncilDecision | null;
}

export interface CouncilCast {
  people: readonly DemoPerson[];
  impacts: readonly DemoImpact[];
  /** A demo account. */
  member: DemoPerson;
  today: Date;
}

/** The least age of a council, so that each has results by today. */
const MIN_AGE_MS = 240 * DAY_MS;

export function makeCouncils(random: Random, cast: CouncilCast): DemoCouncil[] {
  const admin = cast.people.find(({ role }) => role === 'Admin');
  if (!admin) throw new Error('Nobody decides about councils');
  const pickOwner = founderPicker(cast);
  const founded = CHARTERS.map((charter) => {
    const owner = pickOwner(charter);
    const createdAt = foundedAt(random, charter, owner, cast.today);
    const { scene, location } = charter;
    const cover = scene
      ? pictureOf(random, { ownerId: owner.id, kind: scene, place: location ?? owner.location, at: createdAt })
      : null;
    const id = idAt(random, createdAt);
    return { id, charter, owner, cover, createdAt, decision: decide(random, charter, { createdAt, by: admin.id }) };
  });
  return founded.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export const isLocal = ({ location }: DemoPerson, charter: Charter): boolean =>
  charter.location === null || location?.split(', ').at(-1) === charter.location.split(', ').at(-1);

/** Picks founders: people who have logged many impacts nearby. Each founds one council. */
function founderPicker({ people, impacts, member, today }: CouncilCast): (charter: Charter) => DemoPerson {
  const verified = impacts.filter(({ status, isHidden }) => status.isVerified === true && !isHidden);
  const verifiedBy = Map.groupBy(verified, ({ ownerId }) => ownerId);
  const free = people
    .filter((person) => isActiveMember(person) && !person.canSignIn)
    .filter(({ joinedAt }) => today.getTime() - joinedAt.getTime() > 2 * MIN_AGE_MS)
    .toSorted((a, b) => (verifiedBy.get(b.id)?.length ?? 0) - (verifiedBy.get(a.id)?.length ?? 0));
  return (charter) => {
    if (charter.member === 'owner') return member;
    const inSamePlace = free.findIndex(({ location }) => location === charter.location);
    const index =
      inSamePlace < 0
        ? Math.max(
            0,
            free.findIndex((person) => isLocal(person, charter)),
          )
        : inSamePlace;
    const [owner] = free.splice(index, 1);
    if (!owner) throw new Error(`Nobody is there to found ${charter.title}`);
    return owner;
  };
}

function foundedAt(random: Random, { course }: Charter, { joinedAt }: DemoPerson, today: Date): Date {
  if (course === 'pending') return new Date(today.getTime() - random.between(0.2 * DAY_MS, 8 * DAY_MS));
  if (course === 'declined') return new Date(today.getTime() - random.between(9 * DAY_MS, 12 * DAY_MS));
  const time = today.getTime() - joinedAt.getTime();
  const latest = Math.min(time * 0.35, time - MIN_AGE_MS);
  return new Date(joinedAt.getTime() + random.between(10 * DAY_MS, latest));
}

function decide(
  random: Random,
  { course }: Charter,
  { createdAt, by }: { createdAt: Date; by: string },
): CouncilDecision | null {
  if (course === 'pending') return null;
  const at = new Date(createdAt.getTime() + random.between(0.3 * DAY_MS, 5 * DAY_MS));
  const isApproved = course === undefined;
  const reason = isApproved ? null : random.pick(COUNCIL_DECLINE_REASONS);
  return { id: idAt(random, at), isApproved, reason, by, at };
}
