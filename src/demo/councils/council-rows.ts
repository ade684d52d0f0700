/** The demo councils as database rows. */
import { councilPathOf, titleKeyOf } from '#domains/councils/model.ts';
import { auditRow } from '../audit-row.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import { columnsOf, type Row, type Rows } from '../rows.ts';
import type { DemoCouncil } from './councils.ts';
import type { DemoMembership, DemoMembershipRequest } from './memberships.ts';
import type { DemoResource } from './resources.ts';

type CouncilTable =
  | 'councils'
  | `council_${'goals' | 'decisions' | 'members' | 'requests' | 'resources'}`
  | 'audit_entries';

export interface CouncilCommunity {
  councils: readonly DemoCouncil[];
  memberships: readonly DemoMembership[];
  requests: readonly DemoMembershipRequest[];
  resources: readonly DemoResource[];
}

export function toCouncilRows(
  random: Random,
  { councils, memberships, requests, resources }: CouncilCommunity,
): Rows<CouncilTable> {
  const byId = new Map(councils.map((council) => [council.id, council]));
  return {
    councils: councils.map(councilRow),
    council_goals: councils.flatMap(({ id, charter, createdAt }) =>
      charter.goals.map((sdg, position) => ({ id: idAt(random, createdAt), council_id: id, sdg, position })),
    ),
    council_decisions: councils.flatMap(({ id, decision }) => {
      if (!decision) return [];
      const { by, at, ...made } = decision;
      return { ...columnsOf(made), council_id: id, decided_by: by, created_at: at };
    }),
    council_members: memberships.map(columnsOf),
    council_requests: requests.map(({ at, ...request }) => ({ ...columnsOf(request), created_at: at })),
    council_resources: resources.map(({ document, at, ...resource }) => ({
      ...columnsOf(resource),
      media_id: document?.id ?? null,
      created_at: at,
    })),
    audit_entries: [
      ...councils.flatMap((council) => auditCouncil(random, council)),
      ...requests.flatMap((request) => auditRequest(random, request, byId.get(request.councilId))),
    ],
  };
}

function councilRow({ id, charter, owner, cover, createdAt, decision }: DemoCouncil): Row<'councils'> {
  return {
    id,
    owner_id: owner.id,
    founder_id: owner.id,
    title: charter.title,
    title_key: titleKeyOf(charter.title),
    description: charter.description,
    location: charter.location,
    cover_id: cover?.id ?? null,
    is_approved: decision?.isApproved ?? false,
    is_submitted: decision !== null,
    decline_reason: decision?.reason ?? null,
    decided_at: decision?.at ?? null,
    decided_by: decision?.by ?? null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

const namedOf = ({ id, charter }: DemoCouncil) => ({
  subjectTitle: charter.title,
  link: councilPathOf({ id, councilTitle: charter.title }),
});

function auditCouncil(random: Random, council: DemoCouncil): Row<'audit_entries'>[] {
  const { decision } = council;
  if (!decision) return [];
  const [action, toState] = decision.isApproved
    ? (['council_approved', 'approved'] as const)
    : (['council_declined', 'declined'] as const);
  const { by: actorId, at, reason } = decision;
  const subject = { subjectKind: 'council', subjectId: council.id, ...namedOf(council) } as const;
  return [auditRow(random, { ...subject, actorId, action, fromState: 'pending', toState, reason, at })];
}

function auditRequest(
  random: Random,
  { id, state, decidedAt, decidedBy }: DemoMembershipRequest,
  council: DemoCouncil | undefined,
): Row<'audit_entries'>[] {
  if (!council || !decidedAt || (state !== 'accepted' && state !== 'denied')) return [];
  const subject = { subjectKind: 'membership', subjectId: id, ...namedOf(council) } as const;
  const states = { fromState: 'requested', toState: state };
  const decision = { actorId: decidedBy, action: `membership_${state}`, at: decidedAt } as const;
  return [auditRow(random, { ...subject, ...states, ...decision })];
}
