/** Members of the demo councils, and requests to join. */

import { follow, type MembershipRequestEvent } from '#domains/councils/membership-request.ts';
import type { MembershipRequestState } from '#generated/types.gen.ts';
import { DAY_MS, idAt } from '../ids.ts';
import { type DemoPerson, isActiveMember } from '../people/people.ts';
import type { Random } from '../random.ts';
import { REQUEST_MESSAGES } from './council-texts.ts';
import { type CouncilCast, type DemoCouncil, isLocal } from './councils.ts';

export interface DemoMembership {
  id: string;
  councilId: string;
  userId: string;
  isOwner: boolean;
  joinedAt: Date;
}

export interface DemoMembershipRequest {
  id: string;
  councilId: string;
  userId: string;
  message: string | null;
  state: MembershipRequestState;
  at: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
}

export interface CouncilMemberships {
  memberships: DemoMembership[];
  requests: DemoMembershipRequest[];
}

const LOCAL_SHARE = 0.75;
const MESSAGE_SHARE = 0.8;
const MAX_DAYS_UNTIL_ANSWER = 5;
const RECENT_REQUEST_DAYS = 12;
/** How many requests are accepted for each one that is declined. */
const ACCEPTED_PER_DECLINED = 12;

export function makeMemberships(
  random: Random,
  councils: readonly DemoCouncil[],
  cast: CouncilCast,
): CouncilMemberships {
  const parts = councils.map((council) => membershipsOf(random, council, cast));
  return {
    memberships: parts.flatMap(({ memberships }) => memberships),
    requests: parts.flatMap(({ requests }) => requests),
  };
}

function membershipsOf(
  random: Random,
  council: DemoCouncil,
  { people, member, today }: CouncilCast,
): CouncilMemberships {
  const { id: councilId, charter, owner, decision, createdAt } = council;
  const founding = { id: idAt(random, createdAt), councilId, userId: owner.id, isOwner: true, joinedAt: createdAt };
  if (!decision?.isApproved) return { memberships: [founding], requests: [] };
  const pick = memberPicker(random, council, people);
  const request = (person: DemoPerson, event: MembershipRequestEvent['type'] | null) =>
    requestOf(random, { person, event }, { council, today, approvedAt: decision.at });
  const joining = Array.from({ length: charter.members - 1 - (charter.member === 'member' ? 1 : 0) }, pick);
  const joined = (charter.member === 'member' ? [member, ...joining] : joining).map((person) =>
    request(person, 'request.accepted'),
  );
  const rejected = Array.from({ length: Math.floor(charter.members / ACCEPTED_PER_DECLINED) }, () =>
    request(pick(), random.chance(0.7) ? 'request.denied' : 'request.withdrawn'),
  );
  const applicants = Array.from({ length: (charter.requests ?? 0) - (charter.member === 'requested' ? 1 : 0) }, pick);
  const open = (charter.member === 'requested' ? [member, ...applicants] : applicants).map((person) =>
    request(person, null),
  );
  const members = joined.map(({ userId, decidedAt }) => {
    const joinedAt = decidedAt ?? today;
    return { id: idAt(random, joinedAt), councilId, userId, isOwner: false, joinedAt };
  });
  return { memberships: [founding, ...members], requests: [...joined, ...rejected, ...open] };
}

/** @returns a function that picks people, each only once. Most of them live nearby. */
function memberPicker(
  random: Random,
  { charter, owner }: DemoCouncil,
  people: readonly DemoPerson[],
): () => DemoPerson {
  const others = people.filter((person) => isActiveMember(person) && !person.canSignIn && person !== owner);
  const near = others.filter((person) => isLocal(person, charter));
  const far = others.filter((person) => !isLocal(person, charter));
  return () => {
    const isNear = near.length > 0 && (far.length === 0 || random.chance(LOCAL_SHARE));
    const from = isNear ? near : far;
    const [person] = from.splice(random.between(0, from.length - 1), 1);
    if (!person) throw new Error(`Nobody is left to join ${charter.title}`);
    return person;
  };
}

function requestOf(
  random: Random,
  { person, event }: { person: DemoPerson; event: MembershipRequestEvent['type'] | null },
  { council, approvedAt, today }: { council: DemoCouncil; approvedAt: Date; today: Date },
): DemoMembershipRequest {
  const recent = today.getTime() - (event === null ? RECENT_REQUEST_DAYS * DAY_MS : Number.POSITIVE_INFINITY);
  const earliest = Math.max(approvedAt.getTime(), person.joinedAt.getTime(), recent);
  // Later dates are likelier: half of the requests were made in the last quarter of the time.
  const at = new Date(earliest + (1 - random.next() ** 2) * (today.getTime() - earliest) * 0.98);
  const maxWait = MAX_DAYS_UNTIL_ANSWER * DAY_MS;
  // The wait is shortened for recent requests, so that they too are answered before today.
  const wait = random.between(0.1 * DAY_MS, maxWait) * Math.min(1, (today.getTime() - at.getTime()) / maxWait);
  const decidedAt = event === null ? null : new Date(at.getTime() + wait);
  const state = event === null ? 'requested' : follow('requested', { type: event });
  if (state === null) throw new Error(`A request to join does not take ${event}`);
  const answeredBy = event === 'request.withdrawn' ? person.id : council.owner.id;
  return {
    id: idAt(random, at),
    councilId: council.id,
    userId: person.id,
    message: random.chance(MESSAGE_SHARE) ? random.pick(REQUEST_MESSAGES) : null,
    state,
    at,
    decidedAt,
    decidedBy: decidedAt && answeredBy,
  };
}
