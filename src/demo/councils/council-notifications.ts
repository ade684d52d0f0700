/** Notifications about councils for the demo accounts, in the server's words. */
import { COUNCIL_QUEUE_PATH, type CouncilPart, councilPathOf } from '#domains/councils/model.ts';
import { sayCouncilNews } from '#domains/councils/server/public.ts';
import { say } from '#languages/say.ts';
import { notificationRow } from '../notification-row.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { CouncilCommunity } from './council-rows.ts';
import type { DemoCouncil } from './councils.ts';

type CouncilNotification = Omit<Parameters<typeof notificationRow>[1], 'userId'>;

export function toCouncilNotifications(
  random: Random,
  { people, ...community }: CouncilCommunity & { people: readonly DemoPerson[] },
  today: Date,
) {
  return people
    .filter(({ canSignIn }) => canSignIn)
    .flatMap((person) =>
      [
        ...asOwner(person, community),
        ...asMember(person, community),
        ...(person.role === 'Admin' ? asAdmin(community) : []),
      ].map((notification) => notificationRow(random, { ...notification, userId: person.id }, today)),
    );
}

const linkOf = ({ id, charter }: DemoCouncil, part?: CouncilPart) =>
  councilPathOf({ id, councilTitle: charter.title }, part);
const latest = <T extends { at: Date }>(list: readonly T[]): T | undefined =>
  list.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];

function asOwner({ id }: DemoPerson, { councils, requests }: CouncilCommunity): CouncilNotification[] {
  return councils
    .filter(({ owner }) => owner.id === id)
    .flatMap((council) => {
      const { decision, charter } = council;
      const link = linkOf(council);
      const [kind, event] = decision?.isApproved
        ? (['council_approved', 'approved'] as const)
        : (['council_declined', 'declined'] as const);
      const decisionNotifications: CouncilNotification[] = decision
        ? [{ kind, title: sayCouncilNews(event, charter.title), body: decision.reason, link, at: decision.at }]
        : [];
      const open = requests.filter(({ councilId, state }) => councilId === council.id && state === 'requested');
      const first = latest(open);
      if (!first) return decisionNotifications;
      const title = sayCouncilNews('requested', charter.title);
      return [
        ...decisionNotifications,
        {
          kind: 'membership_requested',
          title,
          link: linkOf(council, 'requests'),
          actorId: first.userId,
          at: first.at,
        },
      ];
    });
}

function asMember({ id }: DemoPerson, { councils, memberships, resources }: CouncilCommunity): CouncilNotification[] {
  return memberships
    .filter(({ userId }) => userId === id)
    .flatMap(({ councilId, isOwner, joinedAt }) => {
      const council = councils.find((candidate) => candidate.id === councilId);
      if (!council) return [];
      const link = linkOf(council);
      const title = sayCouncilNews('accepted', council.charter.title);
      const joined: CouncilNotification[] = isOwner
        ? []
        : [{ kind: 'membership_accepted', title, link, actorId: council.owner.id, at: joinedAt }];
      const shared = latest(
        resources.filter(
          (resource) => resource.councilId === councilId && resource.addedBy !== id && resource.at > joinedAt,
        ),
      );
      if (!shared) return joined;
      const resourceTitle = sayCouncilNews('resource', council.charter.title);
      return [
        ...joined,
        {
          kind: 'council_resource_added',
          title: resourceTitle,
          link: linkOf(council, 'resources'),
          actorId: shared.addedBy,
          at: shared.at,
        },
      ];
    });
}

function asAdmin({ councils }: CouncilCommunity): CouncilNotification[] {
  const waiting = councils.findLast(({ decision }) => decision === null);
  if (!waiting) return [];
  const title = say('councils.notifications.waiting');
  return [{ kind: 'council_waiting', title, link: COUNCIL_QUEUE_PATH, at: waiting.createdAt }];
}
