/** What admins did in the demo community besides deciding: deactivations, reactivations, roles and hidden content. */
import { impactPathOf } from '#domains/impacts/model.ts';
import { accountPathOf, displayNameOf } from '#domains/people/model.ts';
import { HOUR_MS } from '#platform/shared/moment.ts';
import { auditRow } from './audit-row.ts';
import type { DemoCommunity } from './community.ts';
import { DAY_MS, idAt } from './ids.ts';
import type { DemoPerson } from './people/people.ts';
import type { Random } from './random.ts';

const DEACTIVATED_COUNT = 9;
/** People without a location registered through an external sign-in, and have an incomplete profile. */
const NEWCOMERS = [
  ['Tamsin', 'Okafor', 'Leeds, United Kingdom', '+44 7700 900 120'],
  ['Diego', 'Fuentes', null, null],
  ['Anneli', 'Rebane', 'Tartu, Estonia', '+372 5555 0121'],
  ['Pita', 'Havili', 'Nukuʻalofa, Tonga', '+676 555 0122'],
  ['Yasmin', 'Haddad', null, null],
  ['Goran', 'Babić', 'Split, Croatia', '+385 91 555 0123'],
] as const;
const ROLE_REASONS = ['Joins the review team.', 'Has reviewed with us for a year.', 'Offered to help with the queue.'];
const HIDE_REASONS = ['Shows a recognisable face without consent.', 'Logged twice.', 'Requested by the owner.'];
const LEAVE_REASONS = [
  'Asked by email to close the account.',
  'Duplicate account. The other one stays.',
  'Advertised a product in every impact.',
];

export interface Administration {
  /** Differences from an ordinary person's row. */
  changesOf: (person: { id: string }) => object;
  hasLeft: (person: { id: string }) => boolean;
  newcomers: ReturnType<typeof newcomersOf>;
  audit: ReturnType<typeof auditRow>[];
}

export function makeAdministration(random: Random, community: DemoCommunity, today: Date): Administration {
  const { people, impacts } = community;
  const admin = people.find(({ role, canSignIn }) => role === 'Admin' && canSignIn);
  if (!admin) throw new Error('The demo community has no Admin');
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS + random.between(8, 17) * HOUR_MS);
  const free = people.filter(isFree(community));
  const deactivated = Array.from({ length: DEACTIVATED_COUNT }, (_, index) => free[index * 7] ?? []).flat();
  const deactivatedAt = new Map(deactivated.map(({ id }, index) => [id, daysAgo(3 + index * 11)]));
  const changes = new Map<string, object>();
  for (const { id, joinedAt } of people) {
    const since = Math.max(0, today.getTime() - joinedAt.getTime());
    const last_seen_at = random.chance(0.85) ? new Date(today.getTime() - since * random.next() ** 4) : null;
    changes.set(id, { last_seen_at, deactivated_at: null });
  }
  for (const [id, at] of deactivatedAt) changes.set(id, { last_seen_at: at, deactivated_at: at });
  const change = (person: DemoPerson, by: string) =>
    ({
      actorId: by,
      subjectKind: 'user',
      subjectId: person.id,
      subjectTitle: displayNameOf(person),
      link: accountPathOf(person),
    }) as const;
  return {
    changesOf: ({ id }) => changes.get(id) ?? {},
    hasLeft: ({ id }) => deactivatedAt.has(id),
    newcomers: newcomersOf(random, today),
    audit: [
      ...deactivated.map((person, index) =>
        auditRow(random, {
          // Most deactivate their own account.
          ...change(person, index % 3 === 0 ? admin.id : person.id),
          action: 'user_deactivated',
          fromState: 'active',
          toState: 'deactivated',
          reason: index % 3 === 0 ? (LEAVE_REASONS[(index / 3) % LEAVE_REASONS.length] ?? null) : null,
          at: deactivatedAt.get(person.id) ?? today,
        }),
      ),
      ...people
        .filter(({ role, canSignIn }) => role === 'Judge' && !canSignIn)
        .map((person, index) =>
          auditRow(random, {
            ...change(person, admin.id),
            action: 'user_role_changed',
            fromState: 'Member',
            toState: 'Judge',
            reason: ROLE_REASONS[index % ROLE_REASONS.length] ?? null,
            at: new Date(Math.min(person.joinedAt.getTime() + DAY_MS, today.getTime())),
          }),
        ),
      ...impacts
        .filter(({ isHidden, isFeatured }) => isHidden || isFeatured)
        .map((impact, index) =>
          auditRow(random, {
            actorId: admin.id,
            subjectKind: 'impact',
            subjectId: impact.id,
            subjectTitle: impact.title,
            link: impactPathOf(impact),
            ...(impact.isHidden
              ? ({ action: 'impact_hidden', fromState: 'shown', toState: 'hidden' } as const)
              : ({ action: 'impact_featured' } as const)),
            reason: impact.isHidden ? (HIDE_REASONS[index % HIDE_REASONS.length] ?? null) : null,
            at: new Date(Math.min((impact.events.at(-1)?.at ?? today).getTime() + DAY_MS, today.getTime())),
          }),
        ),
    ],
  };
}

/** Whether a member can leave without affecting a council or a partner. */
function isFree({ memberships, requests, applications }: DemoCommunity) {
  const busy = new Set([
    ...memberships.filter(({ isOwner }) => isOwner).map(({ userId }) => userId),
    ...requests.filter(({ state }) => state === 'requested').map(({ userId }) => userId),
    ...applications.filter(({ state }) => state === 'requested').map(({ applicantId }) => applicantId),
  ]);
  return ({ id, role, canSignIn }: DemoPerson) => role === 'Member' && !canSignIn && !busy.has(id);
}

/** People who registered recently but never finished. */
function newcomersOf(random: Random, today: Date) {
  return NEWCOMERS.map(([name, lastName, location, contactNo], index) => {
    const joinedAt = new Date(today.getTime() - (index + 1) * 0.7 * DAY_MS);
    const isVerified = location === null;
    return {
      id: idAt(random, joinedAt),
      email: `${name}.${lastName}@people.example`
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/[^a-z.@]/g, ''),
      password_hash: null,
      name,
      last_name: lastName,
      location,
      contact_no: contactNo,
      role: 'Member' as const,
      is_terms_agreed: !isVerified,
      is_profile_completed: false,
      email_verified_at: isVerified ? joinedAt : null,
      points: 0,
      created_at: joinedAt,
      last_seen_at: isVerified ? joinedAt : null,
      deactivated_at: null,
    };
  });
}
